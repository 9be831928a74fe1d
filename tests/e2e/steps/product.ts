import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** Products of the demo shop that tests use. */
export const PRODUCTS = {
  /** Three speeds and three sizes at 10001 (DEMO-28). */
  bourbon: { id: '101', name: 'Old Harlan Small Batch Bourbon' },
  /** Sold by another vendor than the bourbon, also at 10001, Farm Direct. */
  roses: { id: '302' },
  /** Out of stock everywhere (DEMO-30). */
  soldOut: { id: '109' },
} as const;

export async function openProduct(page: Page, id: string): Promise<void> {
  await page.goto(`/store/${id}`);
  await expect(addButton(page)).toBeVisible();
}

export const addButton = (page: Page) => page.getByRole('button', { name: /^(ADD TO CART|OUT OF STOCK)$/ });

export const pickSpeed = (page: Page, speed: 'Local' | 'Courier' | 'Farm Direct') =>
  page.getByRole('radiogroup', { name: 'Delivery by' }).getByRole('radio', { name: speed }).first().check();

export const pickSize = (page: Page, size: string) =>
  page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: size }).check();

/** Adds it to the cart at the given speed. */
export async function addToCart(
  page: Page,
  { id, speed, quantity }: { id: string; speed?: 'Local' | 'Courier' | 'Farm Direct'; quantity?: number },
): Promise<void> {
  await openProduct(page, id);
  if (speed) await pickSpeed(page, speed);
  if (quantity) await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  await addButton(page).click();
}
