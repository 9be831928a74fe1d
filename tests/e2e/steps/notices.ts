import { expect, type Page } from '@playwright/test';

/** A toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeVisible();
}

/** An alert with exactly this text; OK closes it. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

export const OFFLINE_TEXT = 'You are not connected to internet';
