import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { enterEmail } from './steps/guest';
import { fillGuestCart, reachGuestSummary } from './steps/order';
import { addButton, openProduct, pickSize, pickSpeed, PRODUCTS } from './steps/product';
import { COURIER_BOURBON, FARM_ROSES, LOCAL_BOURBON } from './steps/shopper';
import { expectAccessible } from './support/accessible';
import { isHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

const boxOf = async (page: Page) => (await addButton(page).boundingBox()) ?? { y: NaN, height: NaN };

const scrollTo = (page: Page, block: 'start' | 'end') =>
  page.evaluate((edge) => window.scrollTo(0, edge === 'start' ? 0 : document.body.scrollHeight), block);

test('on a phone, ADD TO CART stays visible at the bottom, with price and speed, and adds the product', async ({
  page,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  // Before that, the price is still that of the speed before.
  await isHydrated(page);
  await pickSpeed(page, 'Courier');
  const total = await page.getByText('Total Price').locator('..').locator('span').last().innerText();
  for (const edge of ['start', 'end'] as const) {
    await scrollTo(page, edge);
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await expect(addButton(page)).toHaveCount(1);
    const bar = addButton(page).locator('xpath=..');
    await expect(bar.getByText(total, { exact: true })).toBeVisible();
    await expect(bar.getByText('Courier', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(page);
        return y + height;
      })
      .toBeGreaterThan(844 - 40);
  }
  // The bar does not cover the last line of the page, which moves down while more of the page loads.
  await expect(async () => {
    await scrollTo(page, 'end');
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual((await boxOf(page)).y);
  }).toPass();
  await expectAccessible(page, 'product with the bar');
  await addButton(page).click();
  await enterEmail(page);
});

test('on a phone, the cart says what was added, and leads back to the product, scrolled as it was', async ({
  page,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await pickSize(page, '1000 ml');
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
  // Until the page is that long.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 1500));
    expect(await scrollPosition()).toBe(1500);
  }).toPass();
  await addButton(page).click();
  await enterEmail(page);
  await expect(page.getByRole('status').getByText(`1 × ${PRODUCTS.bourbon.name}, 1000 ml`)).toBeVisible();
  await expectAccessible(page, 'cart after an addition');
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCTS.bourbon.name })).toBeVisible();
  await expect.poll(scrollPosition).toBe(1500);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CART' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible();
  await expect(page.getByText('Added to your cart')).toHaveCount(0);
});

test('on a phone, the button is in its usual place while that is in view', async ({ page }) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('spinbutton', { name: 'Quantity' })
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect
    .poll(async () => (await boxOf(page)).y - ((await quantity.boundingBox())?.y ?? NaN))
    .toBeLessThan(150);
});

test('on a phone, the bar covers nothing that has the focus', async ({ page }) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  await addButton(page).focus();
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const bar = [...document.querySelectorAll('button')].find(
        (button) => button.textContent === 'ADD TO CART',
      );
      if (!focused || !bar || focused === bar || focused === document.body) return '';
      const { bottom } = focused.getBoundingClientRect();
      const barTop = bar.parentElement?.getBoundingClientRect().top ?? 0;
      const isFixed = getComputedStyle(bar.parentElement ?? bar).position === 'fixed';
      return isFixed && bottom > barTop + 1 ? focused.outerHTML.slice(0, 200) : '';
    });
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    // A screen may scroll after the focus has moved.
    await expect.poll(covered).toBe('');
  }
});

test('on a phone, a long cart keeps its total and CHECKOUT in sight, and leads to what is missing', async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page, [LOCAL_BOURBON, COURIER_BOURBON, FARM_ROSES]);
  const checkout = page.getByRole('button', { name: 'CHECKOUT' });
  const bar = checkout.locator('xpath=..');
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('3 items')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Summary', exact: true });
  await expect(bar.getByText(/^\$/)).toHaveText(await summary.getByText(/^\$/).last().innerText());
  await expectAccessible(page, 'cart with the bar');
  await checkout.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please complete your delivery choices' }),
  ).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('on a phone, PLACE ORDER stays in sight, and so does why an order was not placed', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await reachGuestSummary(page, [LOCAL_BOURBON, COURIER_BOURBON, FARM_ROSES]);
  const place = page.getByRole('button', { name: 'PLACE ORDER' });
  await expect(place).toBeInViewport({ ratio: 1 });
  await shop.injectFault('placeOrder', 'refusal');
  await place.click();
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('alert').filter({ hasText: /order/ })).toBeInViewport();
});

test('on a desktop, nothing is fixed to the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
  await scrollTo(page, 'end');
  await expect(addButton(page)).not.toBeInViewport();
});
