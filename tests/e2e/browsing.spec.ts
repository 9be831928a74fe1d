import type { Page } from '@playwright/test';
import { enterStore, passGate } from './steps/gate';
import { addButton, openProduct, pickSize, pickSpeed, PRODUCTS } from './steps/product';
import { signInOnScreen } from './steps/sign-in';
import { isHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function shownPrices(page: Page): Promise<number[]> {
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));
}

test('a visitor searches for a word, and all results have it in their name [GEN-06]', async ({ page }) => {
  await enterStore(page);
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('bourbon');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\/results\?q=bourbon/);
  await expect(page.getByRole('heading', { name: 'Search Results for "bourbon"' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  for (const name of await cards(page).getByRole('heading').allInnerTexts()) expect(name).toMatch(/bourbon/i);
});

test('a visitor sorts a list by price and filters it by size [GEN-07] [ROUTE-06]', async ({ page }) => {
  await passGate(page);
  await page.goto('/store/category/whiskey/12');
  const counted = page.getByText(/^\d+ products$/);
  await expect(counted).toHaveText('78 products');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  for (const [order, sign] of [
    ['Price Low to High', 1],
    ['Price High to Low', -1],
  ] as const) {
    await sort.selectOption(order);
    await expect(async () => {
      const prices = await shownPrices(page);
      expect(prices.length).toBeGreaterThan(10);
      expect(prices).toEqual([...prices].sort((one, other) => sign * (one - other)));
    }).toPass();
  }
  await page.getByRole('checkbox', { name: '1000 ml' }).check();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('1000 ml');
  await expect(counted).not.toHaveText('78 products');
});

test('a product link contains its options, and a refused ADD TO CART restores the badge [ROUTE-04] [PDP-19] [PDP-23] [PDP-45]', async ({
  page,
  context,
  shop,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await pickSize(page, '750 ml');
  await pickSpeed(page, 'Local');
  await expect(page).toHaveURL(/\/store\/101\?size=1012&speed=11_Same/);

  const shared = await context.newPage();
  await openProduct(shared, page.url().split('/store/')[1] ?? '');
  const chosen = (name: string, choice: string) =>
    shared.getByRole('radiogroup', { name }).getByRole('radio', { name: choice }).first();
  await expect(chosen('Size', '750 ml')).toBeChecked();
  await expect(chosen('Delivery by', 'Local')).toBeChecked();

  await shop.injectFault('addToCart', 'refusal');
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await shared.route('**/api/cart/addtocart', async (route) => {
    await released;
    await route.continue();
  });
  await addButton(shared).click();
  await expect(shared.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  release();
  await expect(shared.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(addButton(shared)).toBeEnabled();
  await expect(shared).toHaveURL(page.url());
  await shop.clearFaults();
});

test('store, sign-in, cart, settings and payment results are one application: no page is reloaded [ROUTE-30]', async ({
  page,
}) => {
  await page.goto('/store');
  await isHydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Hey fill me, i am Empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(documents).toEqual([]);

  await signInOnScreen(page, 'jane@example.com');
  documents.length = 0;
  await page.getByRole('button', { name: 'Hey, Jane' }).click();
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'YOUR ORDERS' })).toBeVisible();
  // As if a payment app returned to the shop.
  await page.evaluate(() => {
    history.pushState(null, '', '/payment/success?orderId=100001');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL(/\/store$/);
  expect(documents).toEqual([]);
});
