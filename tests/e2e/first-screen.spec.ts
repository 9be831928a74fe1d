import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { expect, test } from './support/test';

const PRODUCT = { path: '/store/101', name: 'Old Harlan Small Batch Bourbon' };
const PUBLIC = [
  '/store',
  '/store/101',
  '/store/category/whiskey/12',
  '/category/ALL',
  '/search?q=bourbon',
  '/faq',
  '/about-us',
  '/party/locator',
  '/vendor/1',
];
/** Parameters that campaigns and other sites append do not change a page. */
const WITH_CAMPAIGN = [
  '/store/101?utm_source=mail&size=750',
  '/store/category/whiskey/12?fbclid=1&sort=price_asc',
  '/search?utm_source=mail&q=bourbon',
];
const MISSING = ['/no-such-page?from=mail', '/store/999999', '/store/category/none/999999', '/vendor/999999'];
/** The browser reports the status of a page, and the shop an unusual code. */
const ABOUT_MISSING = /status of 404|unusual code/;
const descriptionOf = (page: Page) => page.locator('head meta[name=description]');

test('the server renders a product page that can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // On a busy machine the first rendering may be too late for its own request.
  await expect(async () => {
    await page.goto(baseURL + PRODUCT.path);
    await expect(page.getByRole('heading', { name: PRODUCT.name, level: 1 })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveTitle(new RegExp(PRODUCT.name));
  await expect(descriptionOf(page)).toHaveAttribute('content', /Old Harlan/);
  await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  await context.close();
});

test('a server-rendered page is hydrated without a warning, a call, or a layout shift', async ({ page }) => {
  await passGate(page);
  const words: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('request', (request) => {
    if (/\/(api|connect)\//.test(request.url())) calls.push(request.url());
  });
  for (const path of [...PUBLIC, ...WITH_CAMPAIGN, ...MISSING]) {
    const isMissing = MISSING.includes(path);
    await expect(async () => {
      await page.waitForLoadState('networkidle');
      calls.length = 0;
      words.length = 0;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(isMissing ? 404 : 200);
      expect(await answer?.text()).toContain('id="first-screen"');
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(calls, path).toEqual([]);
    expect(isMissing ? words.filter((line) => !ABOUT_MISSING.test(line)) : words, path).toEqual([]);
  }
});

test('each page has its own title and description, for search engines and shared links', async ({ page }) => {
  await passGate(page);
  const seen: (string | null)[][] = [];
  const paths = [...PUBLIC, '/category/wine', '/currentZipCodes/New%20York/NY', '/vendor/florist'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(descriptionOf(page)).toHaveAttribute('content', /^.{30,160}$/);
    const said = async () => [await page.title(), await descriptionOf(page).getAttribute('content')];
    await expect.poll(async () => (await said()).some((words) => seen.flat().includes(words))).toBe(false);
    seen.push(await said());
  }
});

test('personal content appears after hydration', async ({ page }) => {
  await passGate(page);
  await page.evaluate(() => {
    localStorage.setItem('cart_id', 'crt_1');
    localStorage.setItem('total_products_in_cart', '3');
  });
  await page.goto('/store');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('going back before hydration shows the earlier page, not a mixture [LIST-10]', async ({ page }) => {
  await passGate(page);
  await page.goto('/search/results?q=bourbon');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/\d+/);
  await slowDownReact(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bourbon/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
});

test('a selection by keyboard before hydration is not lost [LIST-10]', async ({ page }) => {
  await passGate(page);
  await slowDownReact(page);
  await page.goto('/store/category/whiskey/12');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price Low to High');
  await page.getByRole('checkbox', { name: '1000 ml' }).press(' ');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page).toHaveURL(/size=1000/);
});

/** Delays React's work by a second, as on a busy device. */
const slowDownReact = (page: Page) =>
  page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, message: unknown) {
        setTimeout(() => Reflect.apply(post, this, [message]), 1000);
      },
    });
  });
