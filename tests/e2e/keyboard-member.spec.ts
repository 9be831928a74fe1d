import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { placedOrder, reachAddressAs } from './steps/order';
import { expectFocus, expectFocusInSight } from './support/focus';
import { expect, test } from './support/test';
import { Walk } from './support/walk';
import { WALLET_TREES } from './support/wallet-trees';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const payments = (page: Page) => page.getByRole('radiogroup', { name: 'Payment options' });

const expectTree = (page: Page, screen: keyof typeof WALLET_TREES) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot(WALLET_TREES[screen]);

/** A link or button that leads to another screen, which takes the focus. */
async function pressToScreen(walk: Walk, name: string | RegExp, path: RegExp): Promise<void> {
  await walk.press(button(walk.page, name));
  await expect(walk.page).toHaveURL(path);
}

async function showFace(walk: Walk): Promise<void> {
  const { page } = walk;
  await expect(page).toHaveURL(/\/verifyFace$/);
  const take = button(page, 'Take selfie');
  await walk.pressTo(button(page, 'Open camera'), take);
  await expect(take).not.toHaveAttribute('aria-busy');
  await walk.pressTo(take, button(page, 'Cancel selfie'));
  await walk.press(button(page, 'Verify'));
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await expect(button(page, 'PLACE ORDER')).toBeEnabled();
}

async function payWithSavedCard(walk: Walk): Promise<void> {
  const { page } = walk;
  await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  await pressToScreen(walk, 'SAVE & CONTINUE', /\/cart\/card$/);
  await expectFocus(page.getByRole('main'));
  await walk.pick(payments(page), 'UPI');
  await walk.fill({ 'UPI ID': 'abc' });
  await walk.hear(button(page, 'Verify'), 'please provide valid UPI ID');
  await walk.fill({ 'UPI ID': 'jane@okbank' });
  await walk.hear(button(page, 'Verify'), 'UPI verified successfully');
  await walk.pick(payments(page), 'Credit/Debit/ATM cards');
  await walk.press(button(page, 'Choose a card'));
  await expect(page.getByRole('heading', { name: 'Choose a Card for Payment' })).toBeVisible();
  await expectFocus(page.getByRole('main'));
  await walk.pick(page.getByRole('main').getByRole('radiogroup'), 'Visa ending in 4242');
  await walk.press(button(page, 'Continue'));
  await showFace(walk);
}

async function placeOrder(walk: Walk): Promise<string> {
  const { page } = walk;
  await walk.press(button(page, 'PLACE ORDER'));
  const order = await placedOrder(page);
  await expectFocus(page.getByRole('heading', { name: 'Order Placed.' }));
  return order;
}

async function buyAgain(walk: Walk, order: string): Promise<void> {
  const { page } = walk;
  await walk.press(page.getByRole('link', { name: 'Your Orders' }));
  await expect(page).toHaveURL(/\/setting\/order$/);
  await expectFocus(page.getByRole('main'));
  const summary = page.locator('summary').filter({ hasText: `ORDER #${order}` });
  await walk.press(summary);
  await expect(button(page, 'Buy again')).toBeHidden();
  await page.keyboard.press('Enter');
  await walk.hear(button(page, 'Buy again'), 'It is in your cart');
  await expect(page.locator(':focus')).toContainText('It is in your cart');
}

/** From the balance to a dated drink in the cart. */
async function redeem(walk: Walk): Promise<void> {
  const { page } = walk;
  await expectTree(page, 'wallet');
  await walk.to(page.getByLabel('State', { exact: true }));
  await walk.hearKey('N', 'Total Available Liquor');
  await walk.to(page.getByLabel('Category', { exact: true }));
  await walk.hearKey('3', 'Total Available Liquor');
  await pressToScreen(walk, 'REDEEM NOW', /\/wallet\/shipping$/);
  await expectFocus(page.getByRole('main'));
  await expectTree(page, 'retailers');
  await walk.press(page.getByRole('radio', { name: 'Dine-In' }), 'Space');
  await pressToScreen(walk, 'CONTINUE', /\/wallet\/product\/\d+$/);
  await expectFocus(page.getByRole('main'));
  await expectTree(page, 'drinks');
  await walk.pressTo(button(page, /ADD TO CART/), page.getByLabel('Select Time'));
  const day = button(page, /Select Date/);
  await walk.press(day);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await expectFocus(day);
  await walk.to(page.getByLabel('Select Time'));
  await page.keyboard.type('0100PM');
  await walk.hear(button(page, /ADD TO CART/), 'Added to your cart');
  await expect(page).toHaveURL(/\/cart$/);
}

async function cancelRedemption(walk: Walk, order: string): Promise<void> {
  const { page } = walk;
  const row = page.getByRole('row').filter({ has: button(page, `Cancel order #${order}`) });
  for (const history of await page.locator('summary').filter({ hasText: 'History' }).all()) {
    if (await row.first().isVisible()) break;
    await walk.press(history);
  }
  const cancelled = button(page, `Cancel order #${order}`);
  await walk.pressTo(cancelled, button(page, 'KEEP ORDER'));
  await walk.escapeTo(cancelled);
  await walk.press(cancelled);
  await walk.hear(button(page, 'CANCEL ORDER'), 'Your order has been canceled.');
  await expectFocus(page.getByRole('region', { name: 'Your wallet' }));
}

test('at 400 % zoom and with the keyboard alone, a member buys with a saved card, buys again and redeems a drink [GEN-28]', async ({
  page,
}) => {
  test.slow();
  const walk = await Walk.of(page);
  await passGate(page);
  await reachAddressAs(page, 'jane@example.com');
  await payWithSavedCard(walk);
  await buyAgain(walk, await placeOrder(walk));
  await walk.press(page.getByRole('link', { name: 'Dine-In' }));
  await expect(button(page, 'REDEEM NOW')).toBeVisible();
  await expectFocus(page.getByRole('link', { name: 'Dine-In' }));
  await redeem(walk);
  await pressToScreen(walk, 'CHECKOUT', /\/cart\/card$/);
  // The only one, which the arrow keys do not select.
  await walk.press(payments(page).getByRole('radio', { name: 'Payment on Delivery' }), 'Space');
  await walk.press(button(page, 'Continue'));
  await showFace(walk);
  const redemption = await placeOrder(walk);
  await page.goto('/setting/order?kind=Dine-In');
  await expect(button(page, 'REDEEM NOW')).toBeVisible();
  await cancelRedemption(walk, redemption);
});
