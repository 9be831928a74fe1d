import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { solveCaptcha } from './gate';
import { newEmail } from './guest';
import { DEMO_PASSWORD } from './sign-in';

/** The form that is open. */
export async function fillNewMember(page: Page, email: string, name = 'Mara Holt'): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(DEMO_PASSWORD);
}

export async function fillRegistration(page: Page, email: string, name?: string): Promise<void> {
  await page.goto('/createAccount');
  await fillNewMember(page, email, name);
  await solveCaptcha(page);
}

/** Nobody else's, so that no other test's member is changed. */
export async function register(page: Page, email = newEmail(), name?: string): Promise<void> {
  await fillRegistration(page, email, name);
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}
