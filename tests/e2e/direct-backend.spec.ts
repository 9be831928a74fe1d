import { expect, type Page, test as base } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseDates } from './steps/cart';
import { goThroughGate, openBlank } from './steps/gate';
import { enterEmail } from './steps/guest';
import { addToCart, PRODUCTS } from './steps/product';
import { signInOnScreen } from './steps/sign-in';
import { DirectShop } from './support/direct-shop';
import { savesData } from './support/saves-data';
import { watchTraffic } from './support/traffic';
import { watchPageErrors } from './support/page-errors';
import { expectRendered, pageWithoutScripts } from './support/without-scripts';

const test = base.extend<{ baseURL: string }, { shop: DirectShop }>({
  shop: [
    async ({}, use) => {
      const shop = new DirectShop();
      await shop.start();
      await use(shop);
      shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.storefront),
});
// The time zone of the demo's vendors, so that their days are the shopper's.
test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

const CALL = /^\/(?:api|connect|payuapi|wallet\/wallet|media)\//;

const OPTIONAL = [
  '/api/customer/logout',
  '/api/placeorder/attempt',
  '/connect/identity/deletepictures',
  '/connect/selfie/link',
  '/wallet/wallet/cancel',
];

/** The origins that a page calls, or gets pictures from. */
function originsCalled(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (CALL.test(pathname)) origins.add(origin);
  });
  return origins;
}

test('a shopper passes the gate and fills a cart: calls and pictures come from the backend, under the policy', async ({
  page,
  shop,
}) => {
  const errors = watchPageErrors(page);
  const mismatches = watchTraffic(page.context());
  const called = originsCalled(page);
  await goThroughGate(page);
  await addToCart(page, { id: PRODUCTS.bourbon.id });
  await enterEmail(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CART');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${shop.backend}/media/`));
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect([...called]).toEqual([shop.backend]);
  expect(errors).toEqual([]);
  expect(await mismatches()).toEqual([]);
});

test("the deployment's own service counts the steps of checkout and nothing about the shopper, under the policy [X-152]", async ({
  page,
  shop,
}) => {
  const errors = watchPageErrors(page);
  await goThroughGate(page);
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Courier' });
  await enterEmail(page);
  await chooseDates(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  await expect
    .poll(() => shop.counted)
    .toEqual(['POST  {"event":"checkout_step","step":2,"label":"Delivery Options"}']);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('region', { name: 'What we count' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the server renders pages with the addresses that the browser uses, so that hydration repeats no call', async ({
  page,
  browser,
  shop,
}) => {
  const plain = await pageWithoutScripts(browser);
  const product = `${shop.storefront}/store/${PRODUCTS.bourbon.id}`;
  await expectRendered(plain, product, PRODUCTS.bourbon.name);
  await expect(plain.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`^${shop.backend}/media/`),
  );
  await plain.context().close();

  await savesData(page);
  await goThroughGate(page);
  const words: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('request', (request) => {
    if (/\/(?:api|connect)\//.test(request.url())) calls.push(request.url());
  });
  await expect(async () => {
    // The store may still be making its calls.
    await openBlank(page);
    calls.length = 0;
    const answer = await page.goto(product);
    expect(await answer?.text()).toContain('id="first-screen"');
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect([calls, words]).toEqual([[], []]);
});

test('the storefront passes no calls on', async ({ request, shop }) => {
  const answer = await request.get(`${shop.storefront}/connect/index/categorylist`);
  expect(answer.headers()['content-type']).not.toContain('json');
  const order = await request.post(`${shop.storefront}/api/placeorder/placeorder`, { data: {} });
  expect(order.status()).toBe(404);
});

test('a member is offered nothing that needs a call which the backend does not have, and signs out', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await goThroughGate(page);
  await signInOnScreen(page, 'mark@example.com');
  await page.goto('/setting/user');
  await expect(page.getByRole('heading', { name: 'YOUR INFORMATION' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify identity' })).toHaveCount(0);
  await page.goto('/kyc');
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  await page.getByRole('button', { name: 'Hey, Mark' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
  expect(paths).toContain('/api/customer/login');
  expect(paths.filter((path) => OPTIONAL.includes(path))).toEqual([]);
});
