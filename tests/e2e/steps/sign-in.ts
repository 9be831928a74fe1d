import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { solveCaptcha } from './gate';
import { Shopper } from './shopper';

/** As `npm start` prints it. */
export const DEMO_PASSWORD = 'corkandpetal';

export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** A shopper who has signed in, and has opened no page since. */
export async function signIn(page: Page, email: string): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.signIn(email);
  await shopper.leaveWithTab();
}

/** Signs in on the sign-in screen, and arrives in the store (AUTH-35). */
export async function signInOnScreen(page: Page, email: string): Promise<void> {
  await page.goto('/signIn');
  await fillSignIn(page, email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/store$/);
}
