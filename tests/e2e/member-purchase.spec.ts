import type { Page } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { enterStore, passGate, solveCaptcha } from './steps/gate';
import { newEmail } from './steps/guest';
import { showFace } from './steps/identity';
import { placeOrder } from './steps/order';
import { choosePayment, payOnDelivery, pressContinue } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { fillNewMember } from './steps/register';
import { signInOnScreen } from './steps/sign-in';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

test('a member buys with a saved card, and finds the order in My Orders [AUTH-35] [PDP-44] [ADDR-16] [PAY-06] [PAY-26] [SUM-20] [ORD-05] [ORD-06] [HEAD-15] [HEAD-16] [GEN-26]', async ({
  page,
}) => {
  await passGate(page);
  await signInOnScreen(page, 'jane@example.com');
  await expect(page.getByRole('button', { name: 'Hey, Jane' })).toBeVisible();
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await expect(page).toHaveURL(/\/cart$/);
  await chooseSlot(page);
  await checkOut(page);
  await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();
  await continueToPayment(page);
  await choosePayment(page, 'Credit/Debit/ATM cards');
  await page.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await pressContinue(page);
  await showFace(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  const order = await placeOrder(page);

  await page.getByRole('link', { name: 'Your Orders' }).click();
  await expect(page).toHaveURL(/\/setting\/order$/);
  const newest = page.getByRole('group').filter({ hasText: `ORDER #${order}` });
  await expect(newest).toHaveAttribute('open', '');
  await expect(newest.getByRole('rowheader', { name: PRODUCTS.bourbon.name })).toBeVisible();
});

test('a new shopper creates an account, is signed in, orders as a member, prints the receipt and buys it again [REACH-41] [AUTH-36] [AUTH-37] [AUTH-39] [AUTH-43] [SUM-20] [GEN-21]', async ({
  page,
}) => {
  await enterStore(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await fillNewMember(page, newEmail(), 'Ada Quist');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('User Created.')).toBeVisible();
  await expect(page.getByText('Hey fill me, i am Empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hey, Ada' })).toBeVisible();

  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await chooseSlot(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  const order = await placeOrder(page);
  await page.getByRole('link', { name: 'Your Orders' }).click();
  await expect(page.getByText(`ORDER #${order}`)).toBeVisible();
  const item = page.getByRole('row').filter({ hasText: PRODUCTS.bourbon.name });
  await expect(item).toContainText(/ml · .+ · Delivery: \w+day, \w+ \d+/);
  await expect(page.getByRole('definition').filter({ hasText: 'New York, NY 10001' })).toBeVisible();

  await printReceipt(page, order);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText('It is in your cart')).toBeVisible();
  await expectAccessible(page, 'order that was bought again');
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('main').getByRole('link', { name: PRODUCTS.bourbon.name }).first().click();
  await expect(page).toHaveURL(/\/store\/101\?size=\d+/);
});

/** Of the page, only the receipt is printed; afterwards the page is as it was. */
async function printReceipt(page: Page, order: string): Promise<void> {
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print receipt' }).click();
  const [receipt, headline] = [`Receipt for order #${order}`, 'YOUR ORDERS'].map((name) =>
    page.getByRole('heading', { name }),
  );
  await expect(receipt!).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt!).toBeVisible();
  await expect(headline!).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('article')).toHaveCount(0);
  await expect(headline!).toBeVisible();
}
