import { expect, type Page, test } from '@playwright/test';
import { MOCK_SERVER, StorefrontWithBackend } from './support/storefront-with-backend';
import { expectRendered, pageWithoutScripts } from './support/without-scripts';

const shop = new StorefrontWithBackend(MOCK_SERVER);
let address = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  address = await shop.start();
});
test.afterAll(() => shop.stop());

/** A guest in New York, as in the document's examples: the captcha of a mock server cannot be solved. */
const asGuest = (page: Page) =>
  page.addInitScript(() => {
    const known = {
      Token: 'a-token-of-the-mock',
      CustomerId: '501',
      cart_id: 'crt_9f3b1c7a2e5d4860',
      zipcode: '10001',
      zipState: 'NY',
      vendor_location_id: '11,12,13',
      ageGateVerified: 'true',
    };
    for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
  });

test('the shop runs on a standard mock server generated from the document: store, category, search, product, cart', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await asGuest(page);
  await page.goto(`${address}/store`);
  await expect(page.getByText('SHOPPING AT - 10001')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`${address}/store/category/Whiskey/12`);
  await expect(page.getByRole('article').first()).toContainText('Harbor Light Bourbon');

  await page.getByRole('combobox', { name: 'Search' }).fill('bourbon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`${address}/store/101`);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CART');
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the server renders pages with the answers of a standard mock server', async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await expectRendered(page, `${address}/store/101`, 'Harbor Light Bourbon');
  await expectRendered(page, `${address}/store/category/Whiskey/12`, 'Harbor Light Bourbon');
  await expectRendered(page, `${address}/search/results?q=bourbon`, 'Harbor Light Bourbon');
  await page.context().close();
});
