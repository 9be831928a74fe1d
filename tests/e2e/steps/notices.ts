import { expect, type Page } from '@playwright/test';

/** A toast with this text. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeVisible();
}

/** An alert with exactly this text, and perhaps the reference of a failed call; OK closes it. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog', {
    name: new RegExp(`^${escaped(text)}( Reference: [\\w.-]{8})?$`),
  });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export const OFFLINE_TEXT = 'You are not connected to internet';
