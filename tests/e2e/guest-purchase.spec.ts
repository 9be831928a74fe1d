import type { Page } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseDates, chooseSlot } from './steps/cart';
import { enterStore, passGate } from './steps/gate';
import { enterEmail } from './steps/guest';
import { placeOrder } from './steps/order';
import { payOnDelivery, payWithNewCard } from './steps/payment';
import { addToCart, PRODUCTS, pickSize, pickSpeed } from './steps/product';
import { courierDay, shownDay } from './support/days';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

/** From the store home to one bourbon at two speeds, with the mouse. */
async function findBourbon(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await menu.getByRole('button', { name: 'More in Whiskey' }).click();
  await menu.getByRole('link', { name: 'Bourbon', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bourbon' })).toBeVisible();
  await page.getByRole('link', { name: PRODUCTS.bourbon.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCTS.bourbon.name })).toBeVisible();
}

async function chooseOnProductPage(page: Page): Promise<void> {
  await page.getByLabel('Deliver to zipcode').fill('10001');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Zipcode details fetched')).toBeVisible();
  await pickSize(page, '750 ml');
  await pickSpeed(page, 'Local');
  await page.getByRole('button', { name: 'Increase Quantity' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
}

test('a guest buys from the gate to Order Placed, paying with a card [GATE-20] [REACH-12] [REACH-18] [REACH-76] [HEAD-12] [PDP-43] [GUEST-06] [CART-02] [CART-26] [ADDR-22] [ADDR-54] [PAY-25] [SUM-18] [SUM-19] [SUM-21] [ROLE-03] [GEN-03] [GEN-04] [GEN-05] [GEN-08] [GEN-09] [GEN-27]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeDisabled();
  await enterStore(page);
  await findBourbon(page);
  await chooseOnProductPage(page);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await enterEmail(page);

  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Courier' });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hudson Cellars' })).toHaveCount(2);
  await chooseSlot(page);
  await chooseDates(page);
  await expect(page.getByText(shownDay(courierDay()))).toBeVisible();
  await checkOut(page);

  await addAddress(page);
  await continueToPayment(page);
  await payWithNewCard(page);
  const order = await placeOrder(page);
  expect(order).toMatch(/^\d+$/);
  await expect(page.getByRole('link', { name: 'Your Orders' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('a guest pays on delivery, with a tip for the driver and a gift message [PAY-21] [SUM-03] [SUM-04] [SUM-08] [SUM-13] [SUM-17]', async ({
  page,
}) => {
  await passGate(page);
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await enterEmail(page);
  await page.getByRole('textbox', { name: 'Gift message' }).fill('Many happy returns 🎂');
  await chooseSlot(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Many happy returns 🎂');
  const tips = page.getByRole('radiogroup', { name: /tip/i }).getByRole('radio');
  await expect(tips).toHaveCount(5);
  await page.getByRole('radio', { name: '10%' }).check();
  await placeOrder(page);
});
