import { continueToPayment } from './steps/address';
import { checkOut } from './steps/cart';
import { passGate } from './steps/gate';
import { fillReadyCart, placeOrder, reachPayment, reachSummary } from './steps/order';
import { payOnDelivery } from './steps/payment';
import { PRODUCTS } from './steps/product';
import { register } from './steps/register';
import { shownDay, slotDay } from './support/days';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

test.afterEach(async ({ shop }) => {
  if (!shop.isOpen) await shop.start();
});

test("a kill -9 of the server loses nothing: a cart with its dates, a guest in checkout, a member's order [STATE-02] [STATE-04] [STORE-02] [ORD-06]", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  const [half, member] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })];
  await passGate(page);
  await fillReadyCart(page);
  await passGate(half);
  await reachPayment(half);
  await passGate(member);
  await register(member);
  await reachSummary(member);
  const order = await placeOrder(member);

  await shop.kill();
  await shop.start();

  await page.reload();
  await expect(page.getByText(PRODUCTS.bourbon.name)).toBeVisible();
  await expect(page.getByText(shownDay(slotDay())).first()).toBeVisible();
  await checkOut(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await placeOrder(page);

  // Without a reload.
  await payOnDelivery(half);
  await placeOrder(half);

  await member.goto('/setting/order');
  await expect(member.getByText(`ORDER #${order}`)).toBeVisible();
  for (const other of [half, member]) await other.close();
});
