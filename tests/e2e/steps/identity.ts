import type { Page } from '@playwright/test';
import { photoBase64 } from '../../../contracts/consumer/samples/photo';
import { expect } from '../support/test';

export const photo = (name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photoBase64, 'base64'),
});

/** Opens the camera, and takes the picture that it shows. */
export async function takeSelfie(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open camera' }).click();
  const take = page.getByRole('button', { name: 'Take selfie' });
  await expect(take).not.toHaveAttribute('aria-busy');
  await take.click();
  await expect(page.getByAltText('Your selfie')).toBeVisible();
}

/** Front, back and selfie. */
export async function fillCheck(page: Page): Promise<void> {
  await page.getByLabel('ID front').setInputFiles(photo());
  await page.getByLabel('ID back').setInputFiles(photo());
  await takeSelfie(page);
}

/** Sends the check under one of the demo's application ids (DEMO-56). */
export async function submitAs(page: Page, applicationId: string): Promise<void> {
  await page.getByLabel('Application ID').fill(applicationId);
  await page.getByRole('button', { name: 'Submit' }).click();
}
