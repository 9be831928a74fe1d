import type { Page } from '@playwright/test';
import { ADDRESS } from './steps/address';
import { newEmail } from './steps/guest';
import { placedOrder } from './steps/order';
import { PRODUCTS } from './steps/product';
import { calendarName, slotDay } from './support/days';
import { Keyboard } from './support/keyboard';
import { expect, test } from './support/test';
import { widths } from './support/widths';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function enter(page: Page, keys: Keyboard): Promise<void> {
  await page.goto('/');
  await keys.type(field(page, 'ENTER SERVICE ZIPCODE'), '10001');
  await keys.press(button(page, 'I am human'), 'Space');
  await expect(button(page, 'Verified')).toBeVisible();
  await keys.press(button(page, 'CONTINUE'));
  await expect(page).toHaveURL(/\/store$/);
}

/** Through the search: the field, a suggestion, the product. */
async function findAndAdd(page: Page, keys: Keyboard): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search' });
  await keys.type(search, PRODUCTS.bourbon.name);
  await expect(page.getByRole('option', { name: PRODUCTS.bourbon.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/101$/);
  await keys.pick(page.getByRole('radiogroup', { name: 'Delivery by' }), 'Local');
  await keys.tabTo(page.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Total Price')).toBeVisible();
  await keys.press(button(page, 'ADD TO CART'));
  await expect(page).toHaveURL(/\/guest\/register$/);
  await keys.type(page.getByLabel('Email'), newEmail());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
}

async function chooseSlot(page: Page, keys: Keyboard): Promise<void> {
  await keys.press(button(page, 'Choose Delivery Slots'));
  const dialog = page.getByRole('dialog', { name: 'Choose Delivery Slots' });
  await keys.press(dialog.getByRole('button', { name: /Select Date/ }));
  await expect(dialog.getByRole('grid')).toBeVisible();
  // It starts at the first available day, which is tomorrow if it is late.
  await keys.walkTo(dialog.getByRole('button', { name: calendarName(slotDay()) }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('grid')).toBeHidden();
  const times = dialog.getByRole('radiogroup', { name: 'Select Time' });
  await keys.tabTo(times);
  await page.keyboard.press('Space');
  await keys.press(dialog.getByRole('button', { name: 'CONTINUE' }));
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Choose Delivery Slots')).toBeFocused();
}

async function writeAddress(page: Page, keys: Keyboard): Promise<void> {
  await keys.press(button(page, 'CHECKOUT'));
  await keys.press(button(page, 'ADD NEW ADDRESSES'));
  for (const [name, value] of Object.entries(ADDRESS)) await keys.type(field(page, name), value);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: ADDRESS['Address nickname'] })).toBeVisible();
  await keys.press(button(page, 'SAVE & CONTINUE'));
}

for (const width of widths(1440)) {
  test(`a bottle can be bought with the keyboard alone at ${width} px [GEN-28] [SUM-18]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const keys = new Keyboard(page);
    await enter(page, keys);
    await findAndAdd(page, keys);
    await chooseSlot(page, keys);
    await writeAddress(page, keys);
    await keys.pick(page.getByRole('radiogroup', { name: 'Payment options' }), 'Payment on Delivery');
    await keys.press(button(page, 'Continue'));
    await keys.press(button(page, 'PLACE ORDER'));
    await placedOrder(page);
    await expect(page.getByRole('heading', { name: 'Order Placed.' })).toBeFocused();
  });
}

test('the first Tab of a screen leads to a link that skips the header', async ({ page }) => {
  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'OUR TOP Whiskey' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
