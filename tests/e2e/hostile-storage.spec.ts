import type { Page } from '@playwright/test';
import { enterStore, tryZipcode } from './steps/gate';
import { enterEmail } from './steps/guest';
import { addButton, PRODUCTS } from './steps/product';
import { expect, test } from './support/test';

function block(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
}

/** Faulty browser storage, each kind set up before the page runs anything. */
const STORAGES: readonly (readonly [string, () => void])[] = [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    },
  ],
  [
    'holds garbage',
    () => {
      const keys = [
        'Token',
        'cart_id',
        'zipcode',
        'location',
        'vendor_location_id',
        'couriertype',
        'zipState',
      ];
      for (const key of [...keys, 'total_products_in_cart', 'shippingType', 'retailer'])
        localStorage.setItem(key, '{"<b>]\u0000');
    },
  ],
];

for (const [what, spoil] of STORAGES) {
  test(`lists, filters and searches while the storage ${what}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/store/category/whiskey/12');
    await expect(page.getByRole('heading', { level: 1, name: 'Whiskey' })).toBeVisible();
    await filtered(page);
    await page.goto('/store/search?q=bourbon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "bourbon"');
  });
}

test('without any storage the shop still works from the gate to a product and a full cart', async ({
  page,
}) => {
  await page.addInitScript(block);
  await page.goto('/');
  await tryZipcode(page, '10001');
  await expect(page).toHaveURL(/\/store$/);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Whiskey' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: PRODUCTS.bourbon.name })
    .getByRole('link')
    .first()
    .click();
  await addButton(page).click();
  await enterEmail(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

async function filtered(page: Page): Promise<void> {
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toBeVisible();
  await page.getByRole('checkbox', { name: '750 ml' }).check();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('750 ml');
  await expect(first).toBeVisible();
}

test('a picture that fails to load is replaced by a placeholder of the same size', async ({ page }) => {
  const first = page.getByRole('main').getByRole('article').first();
  const size = () =>
    first.evaluate((card) => {
      const { width, height } = card.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    });
  await page.goto('/store/category/whiskey/12');
  await expect(first.locator('img')).toBeVisible();
  const whole = await size();
  await page.route('**/media/products/**', (route) => route.abort());
  await page.reload();
  await expect(first.locator('img')).toHaveCount(0);
  await expect(first.locator('svg').first()).toBeVisible();
  await expect.poll(size).toEqual(whole);
});

test('a banner whose picture fails to load keeps its text, its size and its link', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Promotions' }).getByRole('listitem').first();
  await enterStore(page);
  await expect(banner.locator('img')).toBeVisible();
  const whole = await banner.boundingBox();
  await page.route('**/media/banners/**', (route) => route.abort());
  await page.reload();
  await expect(banner.locator('img')).toHaveCount(0);
  await expect(banner.getByRole('heading')).toBeVisible();
  await expect.poll(() => banner.boundingBox()).toEqual(whole);
  await banner.click();
  await expect(page).not.toHaveURL(/\/store$/);
});
