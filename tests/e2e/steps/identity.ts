import type { Page } from '@playwright/test';
import { photoBase64 } from '../../../contracts/consumer/samples/photo';
import { expect } from '../support/test';

export const photo = (name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photoBase64, 'base64'),
});

/** Opens the camera and takes a picture. */
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

/** Submits the check under one of the demo's application ids (DEMO-56). */
export async function submitAs(page: Page, applicationId: string): Promise<void> {
  await page.getByLabel('Application ID').fill(applicationId);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Takes the selfie for a face check (KYC-28). */
export async function showFace(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/verifyFace$/);
  await takeSelfie(page);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Makes the picture of the camera dark from now on. */
export const coverCamera = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 320, height: 240 });
      const dark = canvas.getContext('2d');
      const draw = () => {
        dark?.fillRect(0, 0, 320, 240);
        requestAnimationFrame(draw);
      };
      draw();
      return Promise.resolve(canvas.captureStream());
    };
  });
