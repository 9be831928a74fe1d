import type { Page } from '@playwright/test';
import { expect } from '../support/test';

let guests = 0;

/** An e-mail that is not in use yet (DEMO-54). */
export const newEmail = (): string => `shopper.${Date.now()}.${(guests += 1)}@example.org`;

/** Enters an e-mail as a visitor, and arrives in the cart (GUEST-06). */
export async function enterEmail(page: Page, email = newEmail()): Promise<void> {
  await expect(page).toHaveURL(/\/guest\/register$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}
