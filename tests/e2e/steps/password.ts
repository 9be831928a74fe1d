import { expect, type Locator, type Page } from '@playwright/test';

/** Requests a link on the open panel, and waits for the confirmation (PWD-01). */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'SEND LINK' }).click();
  await expect(page.locator(':focus')).toHaveText(
    /^If there is an account with this email, we have sent it a link/,
  );
}

/** The password links that were mailed to an address, newest first (DEMO-66). */
export async function mailedLinks(page: Page, email: string): Promise<Locator> {
  await page.goto('/_outbox');
  return page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ has: page.getByRole('heading', { name: 'Set a new password' }) })
    .getByRole('link', { name: /token=/ });
}

export async function fillNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
}

export const updatePassword = (page: Page) => page.getByRole('button', { name: 'UPDATE PASSWORD' }).click();
