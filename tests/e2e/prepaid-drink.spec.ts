import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { pickDay } from './steps/cart';
import { expectToast } from './steps/notices';
import { placeOrder } from './steps/order';
import { payOnDelivery, payWithNewCard } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { keepDefaultAddress, register } from './steps/register';
import { addBourbon, checkOutVisit, chooseVisit, proceed } from './steps/venue';
import { shownDay } from './support/days';
import { checkScreen } from './support/check-screen';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

test('a prepaid drink, from the options page through the wallet to its redemption [GEN-16] [GEN-17] [GEN-19] [GEN-29] [ROUTE-16] [ROUTE-17] [ROUTE-18] [SHIP-01] [SHIP-21] [SHIP-23] [SHIP-24] [WAL-01] [WAL-02] [WAL-21] [WAL-22] [WAL-24] [WAL-26] [ORD-18] [ORD-19] [ORD-20] [ORD-24] [CART-27] [WAL-10] [WAL-15] [X-165]', async ({
  page,
}) => {
  test.slow();
  await passGate(page);
  // A new member: a demo member's cart may contain what another test left.
  await register(page);
  await keepDefaultAddress(page);

  // Dine-in in two days, at a venue of three stars.
  await page.goto('/ship/options');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a Delivery Options');
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByText('Retailer is required.')).toBeVisible();
  await expect(page.getByText('Dining date and time is required')).toBeVisible();
  await page.getByLabel('Star rating').selectOption('3 Star');
  await chooseVisit(page, 2, '12:30');
  await proceed(page);
  await expect
    .poll(() => flags(page))
    .toEqual({ delivery: '0', pickup: '0', dineinpickup: '1', shippingType: 'dine-in' });

  // A dine-in purchase is prepaid: from the cart directly to the payment.
  await addBourbon(page);
  await checkOutVisit(page);
  await payWithNewCard(page);
  const bought = await placeOrder(page);

  // The ordinary cart, which a redemption does not affect.
  await addToCart(page, { id: PRODUCTS.roses.id });
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/setting/order?kind=Dine-In');
  const row = page.getByRole('row').filter({ hasText: bought });
  await expect(row.getByRole('cell')).toHaveText([bought, '1,000 ml', '0 ml', '1,000 ml']);
  const redeem = page.getByRole('button', { name: 'REDEEM NOW' });
  await expect(redeem).toBeDisabled();
  await page.getByLabel('State', { exact: true }).selectOption('NY');
  await page.getByLabel('Category', { exact: true }).selectOption('3 Star');
  await redeem.click();

  await expect(page).toHaveURL(/\/wallet\/shipping$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CHOOSE A RETAILER FOR DINE-IN');
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('radio', { name: 'Dine-In' }).check();
  await page.getByRole('radio', { name: 'Hudson Cellars Chelsea' }).check();
  await page.getByRole('button', { name: 'CONTINUE' }).click();

  await expect(page).toHaveURL(/\/wallet\/product\/11$/);
  const card = page.getByRole('article').filter({ has: page.locator('a[href="/store/101"]') });
  await expect(card.getByText('Available in Wallet: 1,000 ml')).toBeVisible();
  await expect(card.getByText('Redeemable Here: 1,000 ml')).toBeVisible();
  await expect(page.getByLabel('Select Time')).toHaveValue('07:30');
  await narrowOnAPhone(page);
  await card.getByLabel(/^Size of/).selectOption('1000 ml');
  await card.getByRole('button', { name: /ADD TO CART/ }).click();
  await expect(page.getByText('Dining date and time is required')).toBeVisible();
  await expect(page.getByLabel('Select Time')).toBeFocused();
  await pickDay(page, 'Select Date', 3);
  await page.getByLabel('Select Time').fill('16:59');
  await card.getByRole('button', { name: /ADD TO CART/ }).click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('walletOrder'))).toBe('true');
  await expect(page.getByRole('status').getByText(`1 × ${PRODUCTS.bourbon.name}, 1000 ml`)).toBeVisible();
  await expect(page.getByText('$0.00 each')).toBeVisible();
  await expect(page.getByText('Served at your table')).toBeVisible();
  await checkOutVisit(page);
  await payOnDelivery(page);
  await expect(page.getByText(`At your table on ${shownDay(3)}, 16:59`)).toBeVisible();
  const redemption = await placeOrder(page);

  await page.goto('/setting/order?kind=Dine-In');
  const after = page.getByRole('row').filter({ hasText: bought });
  await expect(after.getByRole('cell')).toHaveText([bought, '1,000 ml', '1,000 ml', '0 ml']);
  await after.getByText('History').click();
  await expect(after.getByText(`Held for order #${redemption}`)).toBeVisible();

  // Cancelling before the visit releases the hold.
  await after.getByRole('button', { name: `Cancel order #${redemption}` }).click();
  const question = page.getByRole('dialog', { name: `Cancel order #${redemption}?` });
  await checkScreen(page, 'cancel a redemption');
  await question.getByRole('button', { name: 'KEEP ORDER' }).click();
  await after.getByRole('button', { name: `Cancel order #${redemption}` }).click();
  await question.getByRole('button', { name: 'CANCEL ORDER' }).click();
  await expectToast(page, 'Your order has been canceled.');
  await expect(after.getByRole('cell')).toHaveText([bought, '1,000 ml', '0 ml', '1,000 ml']);
  await expect(after.getByText(`Released from order #${redemption}`)).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: `ORDER #${redemption}` })).toContainText('canceled');

  await addToCart(page, { id: PRODUCTS.roses.id });
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

/** Sorts and filters in the drawer: Cancel discards the selection, Apply keeps it (WAL-10..15, LIST-13). */
async function narrowOnAPhone(page: Page): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sort by').selectOption('Price Low to High');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  const card = page.getByRole('article').first();
  for (const [answer, count] of [
    ['Cancel', 0],
    ['Apply', 1],
  ] as const) {
    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('checkbox', { name: '750 ml' }).check();
    await checkScreen(page, 'wallet filters');
    await drawer.getByRole('button', { name: answer }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(count);
    await drawer.getByRole('checkbox', { name: '750 ml' }).uncheck();
    await drawer.getByRole('button', { name: 'Apply' }).click();
    await expect(card).toBeVisible();
  }
  if (desk) await page.setViewportSize(desk);
}

const flags = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['delivery', 'pickup', 'dineinpickup', 'shippingType'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );
