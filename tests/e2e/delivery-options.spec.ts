import type { Page } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { pickDay } from './steps/cart';
import { enterStore, passGate } from './steps/gate';
import { payOnDelivery } from './steps/payment';
import { placeOrder } from './steps/order';
import { keepDefaultAddress, register } from './steps/register';
import { addBourbon, checkOutVisit, chooseVisit, openOptions, proceed } from './steps/venue';
import { shownDay } from './support/days';
import { checkScreen } from './support/check-screen';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

test('a Pick-Up order goes from the options page through the cart to payment, and keeps the chosen time [SHIP-19] [SHIP-38] [SHIP-44] [CART-27] [GEN-19] [STORE-15]', async ({
  page,
}) => {
  test.slow();
  await passGate(page);
  await register(page);
  await keepDefaultAddress(page);
  await openOptions(page, 'Pick-Up');
  await chooseVisit(page, 2, '11:00');
  await proceed(page);
  await expect.poll(() => shippingFlags(page)).toEqual(['0', '1', '0', 'pick-up']);

  await addBourbon(page);
  await expect(page.getByText(/^Store Pickup( · .*)? · ready in 1 hour$/)).toBeVisible();
  await expect(page.getByText(shownDay(2))).toBeVisible();
  await expect(page.getByText('11:00')).toBeVisible();
  await expect(page.getByText('Delivery Fee')).toHaveCount(0);
  await checkScreen(page, 'cart to be collected');

  // Another day is chosen on the options page, and the cart then has that day.
  await page.getByRole('link', { name: 'Change date or time' }).click();
  await page
    .getByRole('radiogroup', { name: 'Select Speed' })
    .getByRole('radio', { name: 'Pick-Up' })
    .check();
  await chooseVisit(page, 3, '11:00');
  await proceed(page);
  await page.goto('/cart');
  await expect(page.getByText(shownDay(3))).toBeVisible();
  await checkOutVisit(page);
  await payOnDelivery(page);
  await expect(page.getByText(`Pick-up on ${shownDay(3)}, 11:00 - 12:00`)).toBeVisible();
  await checkScreen(page, 'summary to be collected');
  await placeOrder(page);
});

test("a Delivery order takes the driver's slot from the options page, and continues to its address [GEN-19] [SHIP-13] [SHIP-15] [SHIP-18] [SHIP-20] [CART-26] [STORE-16] [STORE-17]", async ({
  page,
}) => {
  test.slow();
  await passGate(page);
  await register(page);
  await openOptions(page, 'Delivery');
  await pickDay(page, 'Select Date', 2);
  const slot = page.getByRole('radiogroup', { name: 'Select Time' }).getByRole('radio').first();
  await slot.check();
  const hours = await page.evaluate(
    () => document.querySelector<HTMLInputElement>('input:checked[value*=":"]')?.value,
  );
  await proceed(page);
  await expect.poll(() => shippingFlags(page)).toEqual(['1', '0', '0', 'delivery']);

  await addBourbon(page);
  await expect(page.getByText(/^Delivery \$[\d.]+ · about 1 hour$/)).toBeVisible();
  await expect(page.getByText(shownDay(2))).toBeVisible();
  await expect(page.getByText(hours ?? 'no hours were chosen')).toBeVisible();
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL(/\/cart\/address$/);
  await addAddress(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await expect(page.getByText(`Delivery on ${shownDay(2)}, ${hours}`)).toBeVisible();
  await placeOrder(page);
});

test('a zipcode that is no longer served shows that delivery is coming soon, and which ones are served [REACH-33] [SHIP-28]', async ({
  page,
}) => {
  await enterStore(page);
  await page.evaluate(() => localStorage.setItem('zipcode', '59001'));
  await page.goto('/ship/options');
  await expect(page.getByText('We are coming soon to this pincode.')).toBeVisible();
  await checkScreen(page, 'options of an unserved zipcode');
});

const shippingFlags = (page: Page) =>
  page.evaluate(() =>
    ['delivery', 'pickup', 'dineinpickup', 'shippingType'].map((key) => localStorage.getItem(key)),
  );

test('the summary of the delivery options stands beside the choices on a desktop, and below them on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await passGate(page);
  await page.goto('/ship/options');
  const choices = page.getByRole('radiogroup', { name: 'Select Speed' });
  const summary = page.getByRole('complementary', { name: 'Your choice' });
  await expect(summary.getByRole('button', { name: 'CONTINUE' })).toBeVisible();
  const boxes = async () => [await choices.boundingBox(), await summary.boundingBox()] as const;
  await expect(async () => {
    const [left, right] = await boxes();
    expect(right?.x).toBeGreaterThan(720);
    expect(right?.x).toBeGreaterThan((left?.x ?? NaN) + (left?.width ?? NaN));
    expect(Math.abs((right?.y ?? NaN) - (left?.y ?? NaN))).toBeLessThan(40);
  }).toPass();
  await checkScreen(page, 'delivery options beside their summary');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const [above, below] = await boxes();
    expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));
  }).toPass();
  await expect(summary.getByText('Not chosen yet')).toHaveCount(3);
  await expect(summary.getByText('Not chosen yet').first()).toBeHidden();
});
