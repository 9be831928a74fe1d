import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { placedOrder, reachPayment } from './steps/order';
import { CARDS, openNewCard, pressContinue, saveCard } from './steps/payment';
import { typeInto } from './support/stripe-script';
import { test } from './support/stripe-shop';
import { expect } from './support/test';

/** Stripe's published test number that asks for 3-D Secure. */
const ASKS = '4000000000003220';

test.beforeEach(async ({ page }) => {
  await passGate(page);
  await reachPayment(page);
  await openNewCard(page);
});

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card holder' }).fill('Nell Gwynn');
  await typeInto(page, 'cardNumber', number);
  await typeInto(page, 'cardExpiry', '1234');
  await typeInto(page, 'cardCvc', '123');
  await page.getByRole('switch', { name: 'Same As Shipping Address' }).check();
}

async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await saveCard(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
}

const place = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' }).click();

/** Up to the page of the shopper's bank. */
async function reachBank(page: Page): Promise<void> {
  await payWith(page, ASKS);
  await place(page);
  await expect(page.getByRole('heading', { name: '3D Secure' })).toBeVisible();
}

const atBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page.getByRole('button', { name: answer }).click();
const success = (page: Page) => page.getByRole('heading', { name: 'Order placed successfully' });
const awaited = (page: Page) => page.getByRole('heading', { name: /^Order #\d+ is awaiting your payment$/ });

test('a card that is declined when it is saved leaves what was typed, and another one pays [PAY-27] [X-146]', async ({
  page,
  stripe,
}) => {
  await fillCard(page, CARDS.declined);
  await saveCard(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card was declined.');
  await alert.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Nell Gwynn');
  await expect(page.getByRole('switch', { name: 'Same As Shipping Address' })).toBeChecked();
  await typeInto(page, 'cardNumber', CARDS.visa);
  await saveCard(page);
  await place(page);
  await placedOrder(page);
  expect(stripe.intents).toMatchObject([{ status: 'succeeded', currency: 'usd' }]);
});

test('a card that is declined when it is charged orders nothing, and another one pays [SUM-23] [X-146]', async ({
  page,
  stripe,
}) => {
  await payWith(page, CARDS.declinedAtOrder);
  await place(page);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  expect(stripe.intents).toEqual([]);
  await page.goBack();
  await payWith(page, CARDS.visa);
  await place(page);
  await placedOrder(page);
  expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
});

test('an authentication that fails keeps the cart and every choice; the next one pays, once [X-151] [ROUTE-54] [ROUTE-55]', async ({
  page,
  stripe,
}) => {
  await reachBank(page);
  await atBank(page, 'Fail');
  await expect(page).toHaveURL(/\/payment\/fail\?orderId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await page.getByRole('button', { name: 'SAVE & CONTINUE' }).click();
  await expect(page.getByRole('radio', { name: 'Credit/Debit/ATM cards' })).toBeChecked();
  await pressContinue(page);
  await place(page);
  await atBank(page, 'Complete');
  await expect(success(page)).toBeVisible();
  expect(stripe.intents).toMatchObject([{ status: 'canceled' }, { status: 'succeeded' }]);
});

test('a shopper who leaves the page of the bank finds their order, and the way back to it [X-150] [X-151]', async ({
  page,
  stripe,
}) => {
  await reachBank(page);
  await page.goBack();
  await expect(awaited(page)).toBeVisible();
  await page.reload();
  await expect(awaited(page)).toBeVisible();
  expect(stripe.intents).toMatchObject([{ status: 'requires_action' }]);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await atBank(page, 'Complete');
  await expect(success(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
});

test('a shopper who has authenticated and never arrived finds their order, and is charged once [X-150] [X-151]', async ({
  page,
  stripe,
  shop,
}) => {
  await reachBank(page);
  const { returnUrl } = stripe.intents[0]!.asked!;
  expect(returnUrl).toBe(`${shop.url}/payuapi/payu/return`);
  // The bank gets the answer, and its own is lost.
  await page.route('**/bank/**', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await atBank(page, 'Complete');
  await expect(page.getByText('Bad gateway')).toBeVisible();
  await page.unroute('**/bank/**');
  expect(stripe.intents).toMatchObject([{ status: 'requires_capture' }]);
  await page.goto('/cart/checkout');
  await expect(awaited(page)).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await expect(success(page)).toBeVisible();
  expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
});
