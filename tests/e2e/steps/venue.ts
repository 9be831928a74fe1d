import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { pickDay } from './cart';
import { addButton, openProduct, pickSize, pickSpeed, PRODUCTS } from './product';

export async function openOptions(page: Page, speed: 'Dine-In' | 'Pick-Up' | 'Delivery'): Promise<void> {
  await page.goto('/ship/options');
  await page.getByRole('radiogroup', { name: 'Select Speed' }).getByRole('radio', { name: speed }).check();
}

/** The first retailer of the list, at that day and hour. */
export async function chooseVisit(page: Page, days: number, hour: string): Promise<void> {
  await page.getByLabel('Select Retailer').selectOption({ index: 1 });
  await pickDay(page, 'Select Date', days);
  await page.getByLabel('Select Time').fill(hour);
}

export async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page).toHaveURL(/\/store$/);
}

/** Has enough stock for every test of this shop (DEMO-31). */
export async function addBourbon(page: Page): Promise<void> {
  await openProduct(page, PRODUCTS.bourbon.id);
  await pickSize(page, '1000 ml');
  await pickSpeed(page, 'Local');
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** From the cart of a visit directly to the payment (SHIP-38). */
export async function checkOutVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL(/\/cart\/card$/);
}
