import { expect, test } from '@playwright/test';
import { sendZipcode } from './steps/gate';
import { EXAMPLE_BACKEND, StorefrontWithBackend } from './support/storefront-with-backend';
import { watchTraffic } from './support/traffic';
import { watchPageErrors } from './support/page-errors';
import { expectRendered, pageWithoutScripts } from './support/without-scripts';

const shop = new StorefrontWithBackend(EXAMPLE_BACKEND);
let address = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  address = await shop.start({ CAPTCHA: 'off' });
});
test.afterAll(() => shop.stop());

const PAGES = [
  ['/store', 'Blue Hour Bouquet'],
  ['/store/501', 'Blue Hour Bouquet'],
  ['/store/category/Plants/41', 'Fiddle Leaf Fig'],
  ['/search/results?q=tulips', 'Market Tulips'],
  ['/category/ALL', 'Bouquets'],
] as const;

test('the server renders and styles the pages of a backend that shares no code with it', async ({
  browser,
}) => {
  const page = await pageWithoutScripts(browser);
  const errors = watchPageErrors(page);
  for (const [path, heading] of PAGES) {
    await expectRendered(page, address + path, heading);
    await expect(page.getByRole('banner')).toHaveCSS('position', /sticky|fixed|relative/);
  }
  await page.goto(`${address}/store/501`);
  await expect(page).toHaveTitle(/Blue Hour Bouquet/);
  await expect(page.getByText('$34.50').first()).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('its pages have the headers of every shop: a policy without unsafe-inline, and no sniffing or framing', async ({
  request,
}) => {
  const headers = (await request.get(`${address}/store/501`)).headers();
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/style-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});

test('a visitor enters a zipcode and browses: home page, category, sorting, product, search', async ({
  page,
}) => {
  const errors = watchPageErrors(page);
  const mismatches = watchTraffic(page.context());
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('I am human')).toHaveCount(0);
  await sendZipcode(page, '10013');
  await expect(page.getByText('SHOPPING AT - 10013')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();

  await page.goto(`${address}/store/category/Bouquets/40`);
  await expect(cards).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price Low to High');
  await expect(cards.first()).toContainText('Market Tulips');
  await cards.last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue Hour Bouquet');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Search' }).fill('fig');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Fiddle Leaf Fig');
  expect(errors).toEqual([]);
  expect(await mismatches()).toEqual([]);
});
