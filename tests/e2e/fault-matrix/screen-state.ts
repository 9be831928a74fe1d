import type { Page } from '@playwright/test';
import { expect } from '../support/test';

const WAITING = /^(Loading|Searching…|Verifying\.\.\.|Checking…)/;

/** Nothing is loading, busy or being sent. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('progress')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: WAITING })).toHaveCount(0);
}

/** The screen is rendered, not replaced by the error boundary. The fixture checks that no error was thrown. */
export async function expectScreenShown(page: Page): Promise<void> {
  await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
  await expect(page.locator('#root, main').first()).not.toBeEmpty();
}
