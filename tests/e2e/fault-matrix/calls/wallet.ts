import type { Page } from '@playwright/test';
import { pickDay } from '../../steps/cart';
import { passGate } from '../../steps/gate';
import { signIn } from '../../steps/sign-in';
import { isoDay } from '../../support/days';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { ask, clearCart, unitsInCart } from '../member';
import { main, onOpening } from './on-opening';

/** Jane has prepaid bottles that can be redeemed in Chelsea (DEMO-61); reading them changes nothing. */
async function asJane(page: Page): Promise<void> {
  await passGate(page);
  await signIn(page, 'jane@example.com');
}

const whenJaneOpens = (...screen: Parameters<typeof onOpening>): FaultyCall => ({
  ...onOpening(...screen),
  reach: asJane,
});

const WALLET_CART = '/wallet/wallet/walletAddToCart';
const BOTTLE = { zipcode: '10001', product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', wallet: 1 };

async function addOne(page: Page): Promise<string> {
  const [{ cart_id }] = await ask<[{ cart_id: string }]>(page, WALLET_CART, { ...BOTTLE, cart_id: '' });
  return cart_id;
}

/** Empties her wallet cart, which other tests may have filled. */
async function emptyCart(page: Page): Promise<string> {
  const cartId = await addOne(page);
  await clearCart(page, cartId, await page.evaluate((): Record<string, string> => ({ ...localStorage })));
  return cartId;
}

/** Jane on the page of a prepaid bottle, with an empty wallet cart that the tab remembers. */
async function beforeBottle(page: Page): Promise<void> {
  await asJane(page);
  const cart_id = await emptyCart(page);
  await page.evaluate((id) => localStorage.setItem('cart_id', id), cart_id);
  await page.goto('/wallet/product/11');
  await pickDay(page, 'Select Date', 3);
  await page.getByLabel('Select Time').fill('12:00');
}

const addBottle = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/store/101"]') })
    .getByRole('button', { name: /^ADD TO CART/ });

const add: FaultyCall = {
  call: 'addWalletProductToCart',
  proves: '[X-168]',
  reach: beforeBottle,
  make: (page) => addBottle(page).click(),
  async fails(page) {
    await expect(addBottle(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/wallet\/product\/11$/);
  },
  // Under the same key, so a bottle without an answer is not added again.
  succeeds: (page) => expect(page).toHaveURL(/\/cart$/),
  count: unitsInCart,
  changesBy: 1,
};

/** Jane before confirming the cancellation of a redemption. */
async function beforeCancelling(page: Page): Promise<void> {
  await asJane(page);
  await emptyCart(page);
  const cart_id = await addOne(page);
  const order = { cart_id, payment_method: 4, deliverable: [], pickup_date: isoDay(3), time_slot: '12:00' };
  const { order_id } = await ask<{ order_id: string }>(page, '/api/placeorder/placeorder', order);
  await page.goto('/setting/order?kind=Dine-In');
  const told = main(page)
    .locator('details')
    .filter({ hasText: `Held for order #${order_id}` });
  await told.getByText('History').click();
  await told.getByRole('button', { name: `Cancel order #${order_id}` }).click();
}

async function millilitresLeft(page: Page): Promise<number> {
  const customer_id = await page.evaluate(() => localStorage.getItem('CustomerId') ?? '');
  const { data } = await ask<{ data: { remaining: number }[] }>(page, '/wallet/wallet/index', {
    customer_id,
  });
  return data.reduce((sum, { remaining }) => sum + remaining, 0);
}

const confirmCancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'CANCEL ORDER' });

const cancel: FaultyCall = {
  call: 'cancelRedemption',
  proves: '[X-159] [NET-10]',
  reach: beforeCancelling,
  make: (page) => confirmCancel(page).click(),
  fails: (page) => expect(confirmCancel(page)).toBeEnabled(),
  succeeds: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  count: millilitresLeft,
  changesBy: 750,
};

export const WALLET_CALLS: readonly FaultyCall[] = [
  add,
  cancel,
  whenJaneOpens('listDineInRetailers', '/ship/options', (page) =>
    expect(main(page).getByRole('button', { name: 'CONTINUE' })).toBeVisible(),
  ),
  whenJaneOpens('listRedemptionRetailers', '/wallet/shipping', (page) =>
    expect(main(page).getByRole('radio', { name: 'Hudson Cellars Chelsea' })).toBeVisible(),
  ),
  whenJaneOpens('getWallet', '/setting/order?kind=Dine-In', (page) =>
    expect(main(page).getByText('Total Available Liquor')).toBeVisible(),
  ),
  whenJaneOpens('listWalletProducts', '/wallet/product/11', (page) =>
    expect(
      main(page)
        .getByRole('button', { name: /^ADD TO CART/ })
        .first(),
    ).toBeVisible(),
  ),
];
