import type { Page } from '@playwright/test';
import { passGate } from '../../steps/gate';
import { OFFLINE_TEXT } from '../../steps/notices';
import { signIn } from '../../steps/sign-in';
import { expect } from '../../support/test';
import type { FaultyCall, OperationId } from '../faulty-call';

const main = (page: Page) => page.getByRole('main');

/** She has prepaid bottles that are poured in Chelsea (DEMO-61); looking at them changes nothing. */
async function asJane(page: Page): Promise<void> {
  await passGate(page);
  await signIn(page, 'jane@example.com');
}

/** A screen that says that there is no connection, and asks again. */
const onOpening = (call: OperationId, address: string, seen: (page: Page) => Promise<void>): FaultyCall => ({
  call,
  proves: '[NET-10]',
  reach: asJane,
  make: (page) => page.goto(address),
  fails: (page) => expect(main(page).getByText(OFFLINE_TEXT).first()).toBeVisible(),
  again: (page) => main(page).getByRole('button', { name: 'Retry' }).click(),
  succeeds: seen,
});

export const WALLET_CALLS: readonly FaultyCall[] = [
  onOpening('listDineInRetailers', '/ship/options', (page) =>
    expect(main(page).getByRole('button', { name: 'CONTINUE' })).toBeVisible(),
  ),
  onOpening('listRedemptionRetailers', '/wallet/shipping', (page) =>
    expect(main(page).getByRole('radio', { name: 'Hudson Cellars Chelsea' })).toBeVisible(),
  ),
  onOpening('getWallet', '/setting/order?kind=Dine-In', (page) =>
    expect(main(page).getByText('Total Available Liquor')).toBeVisible(),
  ),
  onOpening('listWalletProducts', '/wallet/product/11', (page) =>
    expect(
      main(page)
        .getByRole('button', { name: /^ADD TO CART/ })
        .first(),
    ).toBeVisible(),
  ),
];
