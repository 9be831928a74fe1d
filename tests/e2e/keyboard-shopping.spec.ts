import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { fillGuestCart } from './steps/order';
import { PRODUCTS } from './steps/product';
import { COURIER_BOURBON, LOCAL_BOURBON } from './steps/shopper';
import { expectFocus, expectFocusInSight } from './support/focus';
import { expect, test } from './support/test';
import { Walk } from './support/walk';

const BOURBON = PRODUCTS.bourbon.name;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

async function narrowList(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.goto('/store/category/whiskey/12');
  await expect(page.getByRole('article').first()).toBeVisible();
  const menu = button(page, 'Menu');
  await walk.pressTo(menu, menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await walk.escapeTo(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const filter = button(page, 'Filter');
  await walk.pressTo(filter, drawer.getByRole('button', { name: 'Clear All' }));
  await walk.press(drawer.getByRole('checkbox', { name: '750 ml' }), 'Space');
  await walk.press(drawer.getByRole('button', { name: /^Show \d+ more/ }).last());
  // The first of the options that the button has revealed.
  await expect(page.locator(':focus')).toHaveAttribute('type', 'checkbox');
  await expectFocusInSight(page);
  await walk.hear(drawer.getByRole('button', { name: 'Apply' }), '76 products');
  await expectFocus(filter);
  const sort = page.getByLabel('Sort by');
  await walk.to(sort);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=/);
  await expectFocus(sort);
  await walk.hear(button(page, 'Remove 750 ml'), '78 products');
  await walk.hear(page.getByRole('link', { name: 'Next' }).first(), 'Showing 21–40 of 78');
  await walk.pressTo(button(page, 'Two columns'), button(page, 'One column'));
}

async function findStore(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.goto('/party/locator');
  await walk.hear(button(page, 'Bay & Blossom, San Francisco'), 'On the map: Bay & Blossom, San Francisco');
  await expectFocus(button(page, 'Bay & Blossom, San Francisco'));
  await walk.hear(button(page, 'Show on the map: Coral Way Spirits'), 'On the map: Coral Way Spirits, Miami');
}

async function changeCart(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.hear(button(page, /^Increase Quantity/), 'Total $');
  await walk.press(button(page, `Remove ${BOURBON}`));
  await expect(page.locator(':focus')).toContainText(`${BOURBON} was removed.`);
  await walk.hear(button(page, /^Undo/), `${BOURBON} is back in your cart.`);
  await expect(page.locator('li:focus')).toContainText(BOURBON);
  await expectFocusInSight(page);
  await walk.press(button(page, /^Delivery date/));
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFocusInSight(page);
  await walk.escapeTo(button(page, /^Delivery date/));
  const missing = page.getByRole('alert').filter({ hasText: 'Please complete your delivery choices' });
  await walk.pressTo(button(page, 'CHECKOUT'), missing);
  await walk.pressTo(button(page, 'CHECKOUT'), missing);
  await walk.fill({ 'Coupon code': 'SAVE10' });
  await walk.hear(button(page, 'Apply'), 'Applied: SAVE10', 'Total $');
  await walk.hear(button(page, 'Remove SAVE10'), 'Total $');
  await expectFocus(page.getByLabel('Coupon code'));
}

/** With a full cart, which belongs to its zipcode. */
async function move(walk: Walk): Promise<void> {
  const { page } = walk;
  const change = button(page, 'Change');
  const zipcode = page.getByRole('dialog').getByLabel('Pincode');
  await walk.pressTo(change, zipcode);
  await page.keyboard.type('07030');
  await expect(page.getByRole('heading', { name: 'Not available in 07030' })).toBeVisible();
  await expectFocus(zipcode);
  await walk.escapeTo(change);
  await walk.pressTo(change, zipcode);
  await walk.type(zipcode, '07030');
  await expect(page.getByRole('heading', { name: 'Not available in 07030' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectFocus(button(page, /^Stay in/));
  await walk.hear(button(page, 'Change and empty cart'), 'Pin Code Changed');
  await expectFocus(page.getByRole('main'));
}

test('at 400 % zoom and with the keyboard alone, a guest narrows a list, finds a store, and changes the language [GEN-28]', async ({
  page,
}) => {
  const walk = await Walk.of(page);
  await passGate(page);
  await narrowList(walk);
  await findStore(walk);
  await walk.press(button(page, 'Español'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await walk.press(button(page, 'English'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('at 400 % zoom and with the keyboard alone, a guest changes the cart and the zipcode [GEN-28]', async ({
  page,
}) => {
  const walk = await Walk.of(page);
  await passGate(page);
  await fillGuestCart(page, [LOCAL_BOURBON, COURIER_BOURBON]);
  await changeCart(walk);
  await move(walk);
});
