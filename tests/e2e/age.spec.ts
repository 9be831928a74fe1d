import { pickDay } from './steps/cart';
import { passGate } from './steps/gate';
import { placedOrder, reachGuestSummary, reachSummary } from './steps/order';
import { register } from './steps/register';
import { signIn } from './steps/sign-in';
import { expect, test } from './support/test';

test.afterEach(({ shop }) => shop.clearFaults());

test('a guest whose declaration did not arrive is asked again at PLACE ORDER, and orders by confirming it [X-011]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await shop.injectFault('declareAge', 'detail', Infinity);
  await reachGuestSummary(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Confirm that you are over 21 to buy alcohol.' });
  await expect(problem).toBeVisible();
  await shop.clearFaults();
  await problem.getByRole('button', { name: 'I am over 21' }).click();
  await placedOrder(page);
});

test('a member who is not over 21 is refused alcohol, whatever was declared at the gate [X-073]', async ({
  page,
}) => {
  await passGate(page);
  const year = new Date().getFullYear() - 11;
  await register(page, 'tess.young@example.com', 'Tess Young', `06/15/${year}`);
  await reachSummary(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Not Yet Fit For Alcohol' });
  await problem.getByRole('link', { name: 'Change your cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('on a phone a refused prepaid drink says why below its button, and is added by confirming [X-011]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await passGate(page);
  await signIn(page, 'jane@example.com');
  // Jane is verified, so the shop itself would not refuse her.
  const reason = 'age-not-declared';
  const message = 'Confirm that you are over 21 to buy alcohol.';
  await page.route('**/wallet/wallet/walletAddToCart', (route) =>
    route.fulfill({ json: [{ code: -1, message, reason }] }),
  );
  await page.goto('/wallet/product/11');
  await page.getByLabel('Select Time').fill('12:30');
  await pickDay(page, 'Select Date', 3);
  const card = page.getByRole('article').filter({ hasText: 'Redeemable Here: 750 ml' });
  await card.getByRole('button', { name: /ADD TO CART/ }).click();
  const confirm = card.getByRole('alert').filter({ hasText: message }).getByRole('button');
  await expect(confirm).toBeInViewport();
  await page.unroute('**/wallet/wallet/walletAddToCart');
  await confirm.click();
  await expect(page).toHaveURL(/\/cart$/);
});
