import { expect, type Page } from '@playwright/test';
import { addAddress, continueToPayment } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { enterStore } from './steps/gate';
import { giveEmail } from './steps/guest';
import { OFFLINE_TEXT } from './steps/notices';
import { orderByUpi } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { test } from './support/memory-shop-test';

// The first page waits until Vite has read all its code.
test.setTimeout(180_000);

async function enter(page: Page): Promise<void> {
  await page.goto('/', { timeout: 90_000 });
  await expect(page.getByRole('img').first()).toBeVisible({ timeout: 90_000 });
  await enterStore(page);
}

const fromABackend = /^\/(?:api|connect|payuapi|wallet\/wallet|_faults)\b/;

test('a guest buys in a shop without any server behind it, and approves the payment [X-151]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (fromABackend.test(pathname)) asked.push(pathname);
  });
  await enter(page);
  await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
  await giveEmail(page);
  await chooseSlot(page);
  // Kept in this browser, also over a reload.
  await page.reload();
  await checkOut(page);
  await addAddress(page);
  await continueToPayment(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await orderByUpi(page);
  await expect(page).toHaveURL(/\/payment\/success\?orderId=\d+/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a link brings its faults along, from page to page, until all is mended', async ({ page }) => {
  await enter(page);
  await page.goto('/store/101?faults=Carts:300ms%2Boffline');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText(OFFLINE_TEXT)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cork & Petal' }).click();
  await expect(page).toHaveURL(/\/store\?faults=Carts/);
  await page.getByText('Faults: Carts:300ms+offline').click();
  await expect(page.getByLabel('Carts answers with')).toHaveValue('offline');
  await page.getByRole('button', { name: 'Mend everything' }).click();
  await expect(page).toHaveURL(/\/store$/);
  await page.getByLabel('What is in the cart has sold out').check();
  await expect(page).toHaveURL(/\/store\?faults=sold-out$/);
  await page.getByText('Faults: sold-out').click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('This product is sold out.')).toBeVisible();
});

test("the SDK and its fake shop, which answers with the document's examples, run in a browser", async ({
  page,
}) => {
  await page.goto('/faq', { timeout: 90_000 });
  const answer = await page.evaluate(async () => {
    // The development server hands out the SDK's own files.
    const files = ['/sdk/src/index.ts', '/sdk/src/testing/index.ts'];
    const [sdk, testing] = (await Promise.all(files.map((file) => import(file)))) as [
      typeof import('@cork-and-petal/sdk'),
      typeof import('@cork-and-petal/sdk/testing'),
    ];
    const fake = new testing.FakeShop().answer('listBanners', 'none');
    const shop = sdk.createShopClient({ baseUrl: 'https://shop.example', fetch: fake.fetch });
    const { ok } = await shop.listBanners();
    return { ok, asked: fake.asked.map(({ operation }) => operation) };
  });
  expect(answer).toEqual({ ok: true, asked: ['listBanners'] });
});
