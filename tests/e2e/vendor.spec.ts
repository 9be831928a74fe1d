import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { expectAlert } from './steps/notices';
import { openProduct, PRODUCTS } from './steps/product';
import { isHydrated } from './support/hydrated';
import { expect, test } from './support/test';
import { widths } from './support/widths';

test.afterEach(({ shop }) => shop.clearFaults());

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const failure = (page: Page) => page.getByText('Failed to fetch vendor data', { exact: true });

async function openVendor(page: Page, address = '/vendor/1'): Promise<void> {
  await passGate(page);
  await page.goto(address);
  await expect(page.getByRole('tablist')).toBeVisible();
}

for (const width of widths(1440)) {
  test(`the banner shows the vendor, and the tabs are part of the address, at ${width} px [VEND-01] [VEND-02] [VEND-03] [VEND-04] [VEND-05] [VEND-06] [VEND-07] [VEND-08] [VEND-09] [VEND-10] [DEMO-11] [DEMO-12] [ENT-19]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openVendor(page);
    await expect(page).toHaveTitle(/^Hudson Cellars/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hudson Cellars');
    const logo = page.getByRole('img', { name: 'Hudson Cellars, logo' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText('231 W 29th St, New York, NY 10001')).toBeVisible();
    const website = page.getByRole('link', { name: /^hudson-cellars\.example/ });
    await expect(website).toHaveAttribute('href', 'https://hudson-cellars.example/');
    await expect(website).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('link', { name: '(212) 555-0111' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Shop', 'About', 'Reviews (6)', 'Delivery Info']);

    await page.getByRole('link', { name: '6 reviews' }).click();
    await expect(tab(page, 'Reviews (6)')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Keiko, 08/14/2026')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Keiko, 08/14/2026')).toBeVisible();
    await tab(page, 'Delivery Info').click();
    await expect(page.getByText(/^Local orders placed before 5:00pm/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Keiko, 08/14/2026')).toBeVisible();
    await tab(page, 'About').click();
    await expect(page.getByText(/^Two brothers, one long cellar/)).toBeVisible();

    // The same data in other fields of the answer.
    await page.goto('/vendor/2');
    await expect(page.getByRole('link', { name: /^empire-bottle-bloom\.example/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '(212) 555-0122' })).toBeVisible();
    await expect(tab(page, 'Reviews (0)')).toBeVisible();
  });
}

test("a product links to its vendor, and a vendor's card to its product [ROUTE-14] [VEND-19] [VEND-27] [X-116]", async ({
  page,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await isHydrated(page);
  const asked = page.waitForRequest(/getVendorData$/);
  await page.getByRole('link', { name: 'Hudson Cellars' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    vendor_id: '1',
    zipcode: '10001',
    page_no: 1,
    limit: '20',
  });
  await expect(page).toHaveURL(/\/vendor\/1$/);
  const handed = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(handed).toEqual({ vendorId: '1', zipcode: '10001' });
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  const first = cards(page).first();
  await expect(first).toContainText(/from \$\d+\.\d{2}/);
  await expect(first.getByRole('list', { name: 'Delivery' })).toContainText('Local');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/store\/\d+$/);
});

test("a vendor's products are paged, each page has an address, and pictures after the tenth load when they are near [VEND-16] [VEND-17] [VEND-27] [VEND-28] [CONST-30] [CONST-07] [DEMO-11]", async ({
  page,
}) => {
  await openVendor(page);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  const loading = () =>
    cards(page)
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.loading));
  await expect.poll(loading).toEqual([...Array<string>(10).fill('eager'), ...Array<string>(10).fill('lazy')]);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await isHydrated(page);
  const asked = page.waitForRequest(/getFilteredProducts$/);
  await page.getByRole('link', { name: 'Next' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ vendor_id: '1', page_no: 2, limit: '20' });
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await page.goto('/vendor/1?page=9999');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
});

test('filters start from page 1, survive reload and back, and CLEAR ALL removes them [VEND-11] [VEND-12] [VEND-13] [VEND-18] [VEND-20] [REACH-29]', async ({
  page,
}) => {
  await openVendor(page, '/vendor/1?page=2');
  const price = sidebar(page).getByRole('checkbox', { name: '$100-$150' });
  const size = sidebar(page).getByRole('checkbox', { name: '1750 ml' });
  await price.check();
  await expect(page).toHaveURL(/\/vendor\/1\?price=100-150$/);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await size.check();
  await expect(page.getByText('No products found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No products found.')).toBeVisible();
  await expect(size).toBeChecked();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect(size).not.toBeChecked();
  await sidebar(page).getByRole('button', { name: 'CLEAR ALL' }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(page).toHaveURL(/\/vendor\/1$/);
});

test('without a zipcode there is an alert, also on Retry; with one, the vendor [REACH-25] [VEND-22]', async ({
  page,
}) => {
  await page.goto('/vendor/1');
  await expectAlert(page, 'Vendor ID or zipcode missing!');
  await expect(page.getByRole('main').getByText('Vendor ID or zipcode missing!')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectAlert(page, 'Vendor ID or zipcode missing!');
  await passGate(page);
  await page.goto('/vendor/1');
  await expect(cards(page)).toHaveCount(20);
});

test('an unknown vendor, an outage and a broken connection: an alert, the page text, and Retry [REACH-26] [VEND-21] [VEND-23] [VEND-24] [ERR-09] [X-175]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await page.goto('/vendor/999');
  await expectAlert(page, 'Failed to fetch vendor data.');
  await expect(failure(page)).toBeVisible();
  for (const kind of ['detail', 'no-body', 'refusal', 'reset'] as const) {
    await shop.injectFault('getVendor', kind, Infinity);
    await page.goto('/vendor/1');
    await expectAlert(page, 'Failed to fetch vendor data.');
    await expect(failure(page)).toBeVisible();
    await shop.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hudson Cellars' })).toBeVisible();
  }
  await shop.injectFault('getVendor', 'slow');
  await page.goto('/vendor/1');
  await expect(page.getByText('Loading vendor')).toBeAttached();
  await expect(cards(page)).toHaveCount(20);
});

test('a failed call is named to the shopper by the end of the id that is in the log of both servers', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await shop.injectFault('getVendor', 'detail', Infinity);
  await page.goto('/vendor/1');
  await expectAlert(page, 'Failed to fetch vendor data.');
  const line = await page.getByRole('main').getByText('Reference: ').textContent();
  await shop.clearFaults();
  const reference = line!.replace('Reference: ', '');
  // The log arrives in pieces, after the answer.
  await expect(async () => {
    const named = shop.log
      .split('\n')
      .map((text) => JSON.parse(text) as { pid: number; requestId?: string; res?: { statusCode: number } })
      .filter(({ requestId, res }) => requestId?.endsWith(reference) && res);
    expect(named.map(({ res }) => res?.statusCode)).toEqual([500, 500]);
    expect(new Set(named.map(({ pid }) => pid)).size).toBe(2);
  }).toPass();
});

test('a vendor without data, and one without About information [REACH-27] [REACH-28] [VEND-25] [VEND-26] [DEMO-13] [DEMO-15]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/vendor/4');
  await expect(page.getByText('No vendor data available.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No vendor data available.')).toBeVisible();
  await page.goto('/vendor/3');
  await tab(page, 'About').click();
  await expect(page.getByText('About vendor information not available.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('About vendor information not available.')).toBeVisible();
});
