import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { asVisitor, EXAMPLE_BACKEND, StorefrontWithBackend } from './support/storefront-with-backend';
import { watchPageErrors } from './support/page-errors';
import { expectRendered, pageWithoutScripts } from './support/without-scripts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40"/></svg>';
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

/** Settings of another marketplace that uses the same build. */
const BRAND = {
  BRAND_NAME: 'Rose & Rye <Ltd>',
  BRAND_TAGLINE: 'Sent from Springfield',
  BRAND_LOGO: '/files/logo.svg',
  BRAND_ICON: '/files/icon.svg',
  BRAND_COLOURS: '{"primary": ["#5b1a8b", "#d9b3ff"], "primary-hover": ["#4a1472", "#e3c8ff"]}',
  BRAND_LEGAL_LINES: '["Rose & Rye Ltd, 1 Main Street", "Registered in Springfield"]',
  CONTACT_PHONE: '+44 20 7946 0000',
  CONTACT_EMAIL: 'help@roseandrye.example',
  CURRENCY: 'EUR',
};
const PAGES = ['/', '/store', '/store/501', '/search/results?q=fig', '/cart', '/signIn', '/about-us'];

const shop = new StorefrontWithBackend(EXAMPLE_BACKEND);
let address = '';
let folder = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-brand-'));
  mkdirSync(`${folder}/files`);
  writeFileSync(`${folder}/files/logo.svg`, LOGO);
  writeFileSync(`${folder}/files/icon.svg`, ICON);
  writeFileSync(`${folder}/files/.env`, 'SECRET=1');
  writeFileSync(`${folder}/secret.txt`, 'secret');
  address = await shop.start({ ...BRAND, FILES_FOLDER: `${folder}/files` });
});
test.afterAll(() => {
  shop.stop();
  rmSync(folder, { recursive: true });
});

test('the server renders name, logo, legal lines and currency of the deployment', async ({ browser }) => {
  const page = await pageWithoutScripts(browser);
  await expectRendered(page, `${address}/store/501`, 'Blue Hour Bouquet');
  await expect(page).toHaveTitle('Blue Hour Bouquet · Rose & Rye <Ltd>');
  await expect(page.getByText('€34.50').first()).toBeVisible();
  await expect(page.getByText('Registered in Springfield')).toBeVisible();
  const logo = page.getByRole('banner').getByRole('img', { name: 'Rose & Rye <Ltd>' });
  await expect(logo).toHaveAttribute('src', '/files/logo.svg');
  await page.context().close();
});

test("tabs and home screens show the deployment's icon, also at the usual paths", async ({
  page,
  request,
}) => {
  await page.goto(`${address}/store`);
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/files/icon.svg', '/files/icon.svg']);
  for (const file of ['/favicon.ico', '/apple-touch-icon.png'])
    expect(await (await request.get(address + file)).text()).toBe(ICON);
});

test('a page keeps them when it is hydrated, and has the colours, under its policy', async ({ page }) => {
  const errors = watchPageErrors(page);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await asVisitor(page);
  await page.goto(`${address}/store/501`);
  await expect(page.getByText('SHOPPING AT - 10013')).toBeVisible();
  await expect(page.getByText('€34.50').first()).toBeVisible();
  await expect(page.getByText('Sent from Springfield')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCSS(
    'background-color',
    'rgb(91, 26, 139)',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCSS(
    'background-color',
    'rgb(217, 179, 255)',
  );
  expect(errors).toEqual([]);
});

test('files of the deployment are served, and no others', async ({ request }) => {
  const logo = await request.get(`${address}/files/logo.svg`);
  expect([logo.status(), await logo.text()]).toEqual([200, LOGO]);
  expect(logo.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  for (const hidden of ['/files/.env', '/files/../secret.txt', '/files/%2e%2e/secret.txt', '/files/'])
    expect(await (await request.get(address + hidden)).text()).not.toMatch(/secret/i);
});

test('customer service is that of the deployment', async ({ page }) => {
  await asVisitor(page);
  await page.goto(`${address}/contact-us`);
  const ways = page.getByRole('list', { name: 'Ways to reach us' });
  await expect(ways.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(ways.getByRole('link', { name: 'help@roseandrye.example' })).toHaveAttribute(
    'href',
    'mailto:help@roseandrye.example',
  );
  await page.goto(`${address}/terms-conditions`);
  await expect(page.getByText('Prices are in euros.')).toBeVisible();
});

for (const shown of PAGES)
  test(`no page has the name of the shop that it was built as: ${shown}`, async ({ page }) => {
    await asVisitor(page);
    await page.goto(address + shown);
    await expect(page).toHaveTitle(/Rose & Rye <Ltd>/);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.content()).not.toMatch(/Cork|corkandpetal|Petal/);
  });
