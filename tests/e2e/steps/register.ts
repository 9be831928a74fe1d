import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { solveCaptcha } from './gate';
import { newEmail } from './guest';
import { DEMO_PASSWORD } from './sign-in';

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/createAccount');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Holt');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(DEMO_PASSWORD);
  await solveCaptcha(page);
}

/** Nobody else's, so that no other test's member is changed. */
export async function register(page: Page): Promise<void> {
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}
