import { expect, type Page, test } from '@playwright/test';
import { EXAMPLE_BACKEND, StorefrontWithBackend } from './support/storefront-with-backend';

const ORIGIN = 'https://shop.example';
const shop = new StorefrontWithBackend(EXAMPLE_BACKEND);
let address = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  address = await shop.start({ SHOP_ORIGIN: ORIGIN });
});
test.afterAll(() => shop.stop());

/** A shopper whom the entry gate has let in. */
const asVisitor = (page: Page) =>
  page.addInitScript(() => {
    const known = { zipcode: '10013', zipState: 'NY', vendor_location_id: '71', ageGateVerified: 'true' };
    for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
  });

/** The addresses that the page names as its own. */
const named = (page: Page) =>
  page
    .locator('head link[rel=canonical], head meta[property="og:url"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('content')),
    );

const robots = (page: Page) => page.locator('head meta[name=robots]');

const VISITS = [
  ['as the server rendered it', async () => {}],
  ['rendered anew for another place', asVisitor],
] as const;

for (const [how, prepare] of VISITS)
  test(`an indexed page ${how} names one address, also after a link was followed`, async ({ page }) => {
    await prepare(page);
    await page.goto(`${address}/store?utm_source=mail`);
    const product = page.getByRole('link', { name: /Blue Hour Bouquet/ }).first();
    await expect(product).toBeVisible();
    await expect.poll(() => named(page)).toEqual([`${ORIGIN}/store`, `${ORIGIN}/store`]);
    await product.click();
    await expect(page.getByRole('heading', { name: 'Blue Hour Bouquet', level: 1 })).toBeVisible();
    await expect.poll(() => named(page)).toEqual([`${ORIGIN}/store/501`, `${ORIGIN}/store/501`]);
    await expect(robots(page)).toHaveCount(0);
    await page.goto(`${address}/cart`);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expect.poll(() => named(page)).toEqual([]);
  });

test('the pages of any backend are in the sitemap, on the origin of the shop', async ({ request }) => {
  const robotsText = await (await request.get(`${address}/robots.txt`)).text();
  expect(robotsText).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const products = await request.get(`${address}/sitemap/products-1.xml`);
  expect(await products.text()).toContain(`<loc>${ORIGIN}/store/501</loc>`);
  expect(products.headers()['cache-control']).toBe('public, max-age=3600');
});

test('the icons and the manifest that a page names exist', async ({ page, request }) => {
  await page.goto(`${address}/store`);
  const links = await page
    .locator('head link[rel~=icon], head link[rel=apple-touch-icon], head link[rel=manifest]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  expect(links).toHaveLength(4);
  for (const link of links) {
    const answer = await request.get(link);
    expect([link, answer.status()]).toEqual([link, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\/|^application\/manifest\+json/);
  }
});
