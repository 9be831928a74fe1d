import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { addAddress, continueToPayment } from './address';
import { checkOut, chooseDates, chooseSlot } from './cart';
import { giveEmail } from './guest';
import { payOnDelivery } from './payment';
import { addToCart, PRODUCTS } from './product';

/** The number on the Order Placed screen (SUM-19). */
export async function placedOrder(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Order Placed.' })).toBeVisible();
  const line = await page.getByText('Your Order id is #').innerText();
  return line.replace(/^.*#/, '');
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  return placedOrder(page);
}

/** A guest with a bottle in the cart, in a zipcode chosen before. */
export async function fillGuestCart(page: Page, email?: string): Promise<void> {
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await giveEmail(page, email);
}

/** A guest with a dated cart and an address, at the payment options. */
export async function reachPayment(page: Page): Promise<void> {
  await fillGuestCart(page);
  await chooseSlot(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
}

/** A member with a courier's bottle to be paid on delivery, before PLACE ORDER. */
export async function reachSummary(page: Page): Promise<void> {
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Courier' });
  await expect(page.getByRole('button', { name: 'Delivery date' })).toBeEnabled();
  await chooseDates(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  await payOnDelivery(page);
}
