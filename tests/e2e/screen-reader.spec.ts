import type { Page } from '@playwright/test';
import { addAddress, openAddressForm } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { solveCaptcha } from './steps/gate';
import { newEmail } from './steps/guest';
import { PRODUCTS, pickSize, pickSpeed } from './steps/product';
import { Announcements } from './support/announcements';
import { SCREEN_TREES } from './support/screen-trees';
import { expect, test } from './support/test';

const BOURBON = PRODUCTS.bourbon.name;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const expectTree = (page: Page, screen: keyof typeof SCREEN_TREES) =>
  expect(page.locator('body')).toMatchAriaSnapshot(SCREEN_TREES[screen]);

async function enter(page: Page, hears: Announcements): Promise<void> {
  await page.goto('/');
  await expectTree(page, 'gate');
  await hears.after(() => solveCaptcha(page), 'Verifying…', 'Verified');
  await field(page, 'ENTER SERVICE ZIPCODE').fill('99999');
  await hears.after(() => button(page, 'CONTINUE').click(), '99999 is not a valid zipcode.');
  await expect(button(page, 'CONTINUE')).toBeEnabled();
  await expect(button(page, 'CONTINUE')).toBeFocused();
  await field(page, 'ENTER SERVICE ZIPCODE').fill('59001');
  await hears.after(() => button(page, 'CONTINUE').click(), 'We are not currently serving');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, /another/).click();
  await expect(field(page, 'ENTER SERVICE ZIPCODE')).toBeFocused();
  await field(page, 'ENTER SERVICE ZIPCODE').fill('10001');
  await button(page, 'CONTINUE').click();
  await expect(page.getByRole('main')).toBeFocused();
  await expectTree(page, 'home');
}

async function browse(page: Page, hears: Announcements): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await menu.getByRole('link', { name: 'Whiskey', exact: true }).click();
  await expectTree(page, 'listing');
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).click();
  await hears.after(() => tick('100 ml'), '3 products');
  await hears.after(() => tick('$150-$500'), 'No products match these filters.');
  await hears.after(() => button(page, 'Remove $150-$500').click(), '3 products');
  const search = page.getByRole('combobox', { name: 'Search' });
  await hears.after(() => search.fill('no such thing'), 'No matching products');
  await hears.after(() => search.fill('old harlan small'), '2 suggestions. Use the arrow keys');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(heading(page, BOURBON)).toBeVisible();
}

async function choose(page: Page, hears: Announcements): Promise<void> {
  await expectTree(page, 'product');
  await expect(page.getByRole('radio', { name: 'Farm Direct' })).toHaveAccessibleDescription(/sold out at/);
  await hears.after(() => pickSize(page, '1000 ml'), 'Total Price $');
  await pickSize(page, '375 ml');
  await hears.after(() => pickSpeed(page, 'Local'), 'Total Price $');
  await hears.after(() => button(page, 'Increase Quantity').click(), 'Total Price $');
  await button(page, 'Decrease Quantity').click();
  await expect(button(page, 'Decrease Quantity')).toBeDisabled();
  await expect(button(page, 'Decrease Quantity')).toBeFocused();
  await button(page, 'Increase Quantity').click();
  await field(page, 'Deliver to zipcode').fill('59001');
  await hears.after(() => button(page, 'Submit').click(), 'not currently serving', 'Failed to fetch');
  await field(page, 'Deliver to zipcode').fill('10001');
  await hears.after(() => button(page, 'Submit').click(), 'Zipcode details fetched');
  await button(page, 'ADD TO CART').click();
  await expect(page.getByRole('main')).toBeFocused();
  await expectTree(page, 'guestEmail');
  await hears.after(() => button(page, 'PROCEED').click(), 'Email is required.');
  await field(page, 'Email').fill(newEmail());
  await hears.after(() => button(page, 'PROCEED').click(), `Added to your cart 2 × ${BOURBON}`);
}

async function changeCart(page: Page, hears: Announcements): Promise<void> {
  await expectTree(page, 'cart');
  await hears.after(() => button(page, /^Increase Quantity/).click(), 'Total $');
  const coupon = field(page, 'Coupon code');
  await coupon.fill('NOPE');
  await hears.after(() => coupon.press('Enter'), 'This coupon code is not valid.');
  await coupon.fill('SAVE10');
  await hears.after(() => button(page, 'Apply').click(), 'Applied: SAVE10', 'Total $');
  await expect(button(page, 'Apply')).toBeFocused();
  await hears.after(() => button(page, 'Remove SAVE10').click(), 'Total $');
  await expect(coupon).toBeFocused();
  await hears.after(() => button(page, 'CHECKOUT').click(), 'Please complete your delivery choices');
  await expect(page.getByRole('alert').filter({ hasText: 'Please complete' })).toBeFocused();
  await button(page, `Remove ${BOURBON}`).click();
  const removed = page.getByText(`${BOURBON} was removed.`);
  await expect(page.locator(':focus')).toContainText(await removed.innerText());
  await hears.after(() => button(page, /^Undo/).click(), `${BOURBON} is back in your cart.`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: BOURBON })).toBeFocused();
  await chooseSlot(page);
  await checkOut(page);
}

async function writeAddress(page: Page): Promise<void> {
  await openAddressForm(page);
  await expect(heading(page, 'Add a new address')).toBeFocused();
  await expectTree(page, 'addressForm');
  await button(page, 'SAVE ADDRESS').click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required.');
  await button(page, 'Back to addresses').click();
  await expect(heading(page, 'Select a Shipping Address')).toBeFocused();
  await addAddress(page);
  await expect(heading(page, 'Select a Shipping Address')).toBeFocused();
  await expectTree(page, 'addresses');
  await button(page, 'SAVE & CONTINUE').click();
}

async function pay(page: Page, hears: Announcements): Promise<void> {
  await expectTree(page, 'payment');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await field(page, 'UPI ID').fill('abc');
  await hears.after(() => field(page, 'UPI ID').press('Enter'), 'valid UPI ID');
  await field(page, 'UPI ID').fill('jane@okbank');
  await hears.after(() => field(page, 'UPI ID').press('Enter'), 'UPI verified successfully');
  await page.getByRole('radio', { name: 'Payment on Delivery' }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectTree(page, 'summary');
  await hears.after(() => page.getByRole('radio', { name: '10%' }).check(), 'Total $');
  await button(page, 'PLACE ORDER').click();
  await expect(heading(page, 'Order Placed.')).toBeFocused();
  await expectTree(page, 'placed');
}

test('a screen reader lists the landmarks, headings and controls of a purchase, and says what changes on a screen [GEN-28]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hears = await Announcements.of(page);
  await enter(page, hears);
  await browse(page, hears);
  await choose(page, hears);
  await changeCart(page, hears);
  await writeAddress(page);
  await pay(page, hears);
});
