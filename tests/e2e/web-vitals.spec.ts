import { asVisitor, EXAMPLE_BACKEND, StorefrontWithBackend } from './support/storefront-with-backend';
import { expect, test } from './support/test';

const shop = new StorefrontWithBackend(EXAMPLE_BACKEND);
let address = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  address = await shop.start({ WEB_VITALS: 'on' });
});
test.afterAll(() => shop.stop());

/** It refuses whatever has anything else than names and values, so what is counted had nothing else. */
test('a storefront that asks for it learns how fast a page was, and nothing else', async ({ page }) => {
  await asVisitor(page);
  const loaded = page.waitForResponse(/\/assets\/report-web-vitals/);
  await page.goto(`${address}/store/501`, { waitUntil: 'networkidle' });
  await loaded;
  await page.getByRole('main').click();
  await page.goto(`${address}/faq`);
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  for (const name of ['FCP', 'LCP', 'TTFB'])
    await expect.poll(metrics).toContain(`storefront_web_vitals_seconds_count{name="${name}"} 1\n`);
  await expect.poll(metrics).toContain('storefront_web_vitals_layout_shift_count 1\n');
});

test('by default no page loads what measures', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/store', { waitUntil: 'networkidle' });
  expect(files.some((url) => url.endsWith('.js'))).toBe(true);
  expect(files.filter((url) => /vitals/.test(url))).toEqual([]);
});
