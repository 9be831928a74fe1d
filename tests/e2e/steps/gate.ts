import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** One press; the device does the work. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am a person' }).click();
  await captchaIsSolved(page);
}

/** After a refusal it is solved again without being asked. */
export const captchaIsSolved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Checked' })).toBeVisible();

/** After an outage it takes another press. */
export async function solveCaptchaAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'The check failed. Press to try again.' }).click();
  await captchaIsSolved(page);
}

/** Opens the shop for the first time and says where to shop. */
export async function passGate(page: Page, zipcode = '10001'): Promise<void> {
  await page.goto('/');
  await tryZipcode(page, zipcode);
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByText(`SHOPPING AT - ${zipcode}`)).toBeVisible();
}

export async function tryZipcode(page: Page, zipcode: string): Promise<void> {
  await solveCaptcha(page);
  await page.getByLabel('ENTER SERVICE ZIPCODE').fill(zipcode);
  await page.getByRole('button', { name: 'CONTINUE' }).click();
}
