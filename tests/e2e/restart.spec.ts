import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { passGate } from './steps/gate';
import { fillGuestCart, placeOrder, reachPayment } from './steps/order';
import { choosePayment, payOnDelivery, pressContinue } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { signIn } from './steps/sign-in';
import { shownDay, slotDay } from './support/days';
import { showFace } from './steps/identity';
import { expect, test } from './support/test';

test.afterEach(async ({ shop }) => {
  if (!shop.isOpen) await shop.start();
});

test('a cart and its dates outlive a kill -9 of the server, and are ordered after it [STATE-04] [STORE-02]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await fillGuestCart(page);
  await chooseSlot(page);

  await shop.kill();
  await shop.start();

  await page.reload();
  await expect(page.getByText(PRODUCTS.bourbon.name)).toBeVisible();
  await expect(page.getByText(shownDay(slotDay())).first()).toBeVisible();
  await checkOut(page);
  await addAddress(page);
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
  await signIn(page, 'jane@example.com');
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await chooseSlot(page);
  await checkOut(page);
  await continueToPayment(page);
  await choosePayment(page, 'Payment on Delivery');
  await pressContinue(page);
  await showFace(page);
  const order = await placeOrder(page);

  await shop.kill();
  await shop.start();

  await page.goto('/setting/order');
  await expect(page.getByText(`ORDER #${order}`)).toBeVisible();
});
