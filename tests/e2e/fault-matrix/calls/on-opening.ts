import type { Page } from '@playwright/test';
import { OFFLINE_TEXT } from '../../steps/notices';
import { expect } from '../../support/test';
import type { FaultyCall, OperationId } from '../faulty-call';
import { asMember } from '../member';

export const main = (page: Page) => page.getByRole('main');
export const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' }).click();
export const offline = (page: Page) => expect(main(page).getByText(OFFLINE_TEXT).first()).toBeVisible();

/** A member's screen that reports when it is opened that there is no connection, and can retry. */
export const onOpening = (
  call: OperationId,
  address: string,
  seen: (page: Page) => Promise<void>,
): FaultyCall => ({
  call,
  proves: '[NET-10]',
  reach: asMember,
  make: (page) => page.goto(address),
  fails: offline,
  again: retry,
  succeeds: seen,
});
