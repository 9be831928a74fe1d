import { expect } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { enterEmail } from './steps/guest';
import { OFFLINE_TEXT } from './steps/notices';
import { orderByUpi } from './steps/payment';
import { addButton, pickSpeed } from './steps/product';
import { shopIsOpen, test } from './support/memory-shop-test';

const fromABackend = /^\/(?:api|connect|payuapi|wallet\/wallet|_faults)\b/;

test('a guest buys with the backend in the page, without a server, and approves the payment [X-151]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (fromABackend.test(pathname)) asked.push(pathname);
  });
  await page.locator('a[href="/store/101"]').first().click();
  await pickSpeed(page, 'Local');
  await addButton(page).click();
  await enterEmail(page);
  await chooseSlot(page);
  // Stored in this browser, also after a reload.
  await page.reload();
  await shopIsOpen(page);
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await orderByUpi(page);
  await expect(page).toHaveURL(/\/payment\/success\?orderId=\d+/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the development server has the manifest of the page', async ({ request, address }) => {
  const manifest = await request.get(`${address}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Cork & Petal', start_url: '/' });
});

test('a link contains the injected faults, from page to page, until they are cleared', async ({ page }) => {
  await page.goto('/store/101?faults=Carts:300ms%2Boffline');
  await shopIsOpen(page);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText(OFFLINE_TEXT)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cork & Petal' }).click();
  await expect(page).toHaveURL(/\/store\?faults=Carts/);
  await page.getByText('Faults: Carts:300ms+offline').click();
  await expect(page.getByLabel('Carts result')).toHaveValue('offline');
  await page.getByRole('button', { name: 'Clear all faults' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.getByLabel('Products in the cart are sold out').check();
  await expect(page).toHaveURL(/\/store\?faults=sold-out$/);
  await page.getByText('Faults: sold-out').click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('This product is sold out.')).toBeVisible();
});

test("the SDK and its fake shop, which answers with the document's examples, run in a browser", async ({
  page,
}) => {
  const answer = await page.evaluate(async () => {
    // The development server serves the SDK's own files.
    const files = ['/sdk/src/index.ts', '/sdk/src/testing/index.ts'];
    const [sdk, testing] = (await Promise.all(files.map((file) => import(file)))) as [
      typeof import('@cork-and-petal/sdk'),
      typeof import('@cork-and-petal/sdk/testing'),
    ];
    const fake = new testing.FakeShop().answer('listBanners', 'none');
    const shop = sdk.createShopClient({ baseUrl: 'https://shop.example', fetch: fake.fetch });
    const { ok } = await shop.listBanners();
    return { ok, asked: fake.requests.map(({ operation }) => operation) };
  });
  expect(answer).toEqual({ ok: true, asked: ['listBanners'] });
});
