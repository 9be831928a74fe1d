import { continueToPayment } from './steps/address';
import { checkOut } from './steps/cart';
import { passGate } from './steps/gate';
import { fillReadyCart, placeOrder, reachPayment, reachSummary } from './steps/order';
import { payOnDelivery } from './steps/payment';
import { PRODUCTS } from './steps/product';
import { register } from './steps/register';
import { shownDay, slotDay } from './support/days';
import { expect, test } from './support/test';

test.afterEach(async ({ shop }) => {
  if (!shop.isOpen) await shop.start();
});

test('a cart and its dates outlive a kill -9 of the server, and are ordered after it [STATE-04] [STORE-02]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await fillReadyCart(page);

  await shop.kill();
  await shop.start();

  await page.reload();
  await expect(page.getByText(PRODUCTS.bourbon.name)).toBeVisible();
  await expect(page.getByText(shownDay(slotDay())).first()).toBeVisible();
  await checkOut(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await placeOrder(page);
});

test('a guest half way through checkout goes on where the server was killed, without a reload [STATE-02]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await reachPayment(page);

  await shop.kill();
  await shop.start();

  await payOnDelivery(page);
  await placeOrder(page);
});

test("a member's order outlives a kill -9 of the server [ORD-06]", async ({ page, shop }) => {
  await passGate(page);
  await register(page);
  await reachSummary(page);
  const order = await placeOrder(page);

  await shop.kill();
  await shop.start();

  await page.goto('/setting/order');
  await expect(page.getByText(`ORDER #${order}`)).toBeVisible();
});
