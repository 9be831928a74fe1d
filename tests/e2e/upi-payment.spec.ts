import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { placeOrder, reachPayment } from './steps/order';
import { choosePayment, payByUpi, pressContinue } from './steps/payment';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await passGate(page);
  await reachPayment(page);
});

const approve = (page: Page) => page.getByRole('button', { name: 'Approve' }).click();
const decline = (page: Page) => page.getByRole('button', { name: 'Decline' }).click();

test('an approved payment returns to the placed order, and the cart is empty [X-151] [ROUTE-51] [ROUTE-52] [ROUTE-53] [SUM-12] [SUM-15]', async ({
  page,
}) => {
  await payByUpi(page);
  const number = (await page.getByText(/^Order #/).innerText()).replace('Order #', '');
  await approve(page);
  await expect(page).toHaveURL(`/payment/success?orderId=${number}`);
  await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
  await expect(page.getByText(`Order ID: ${number}`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.goto('/cart');
  await expect(page.getByText('Hey fill me, i am Empty')).toBeVisible();
});

test('a declined payment returns to the unchanged cart, to be paid another way [X-151] [ROUTE-54] [ROUTE-55] [ROUTE-56]', async ({
  page,
}) => {
  await payByUpi(page);
  await decline(page);
  await expect(page).toHaveURL(/\/payment\/fail\?orderId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible();
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL(/\/cart\/address$/);
  await page.getByRole('button', { name: 'SAVE & CONTINUE' }).click();
  await choosePayment(page, 'Payment on Delivery');
  await pressContinue(page);
  await placeOrder(page);
});

test('a shopper who returns without an answer finds the payment again, and can still approve it [X-150] [X-151]', async ({
  page,
}) => {
  await payByUpi(page);
  await page.goBack();
  const waits = page.getByRole('heading', { name: /^Order #\d+ is awaiting your payment$/ });
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await approve(page);
  await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
});
