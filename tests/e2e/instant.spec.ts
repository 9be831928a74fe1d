import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { isHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

/** Runs in the page: what the first frame after the next click shows as the heading and price of its screen. */
function watchNextFrame(): void {
  const shown = () =>
    [...document.querySelectorAll('main :is(h1, header p)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent?.trim() ?? '');
  const look = (done: (texts: readonly string[]) => void) => requestAnimationFrame(() => done(shown()));
  const nextFrame = new Promise<readonly string[]>((done) =>
    document.addEventListener('click', () => look(done), { once: true, capture: true }),
  );
  Object.assign(window, { nextFrame });
}

/** Runs in the page: collects the headings that its frames show after the first click, each once. */
function watchHeadings(): void {
  const headings: string[] = [];
  const look = () => {
    const shown = [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility());
    const text = shown?.textContent ?? 'none';
    if (!headings.includes(text)) headings.push(text);
    requestAnimationFrame(look);
  };
  document.addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true });
  Object.assign(window, { headings });
}

const nextFrame = (page: Page) =>
  page.evaluate(() => (window as unknown as { nextFrame: Promise<readonly string[]> }).nextFrame);

test('a product opens in the next frame with the name, price and picture of its card, and moves nothing when the rest arrives', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/store/category/whiskey/12');
  await isHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  const addToCart = page.getByRole('button', { name: 'ADD TO CART' });
  // The code of the product page has been loaded for the first product.
  await cards.first().getByRole('link').click();
  await expect(addToCart).toBeVisible();
  await page.goBack();
  // The product page has cards of similar products.
  await expect(page.getByRole('heading', { level: 1, name: 'Whiskey' })).toBeVisible();
  const card = cards.filter({ hasText: 'from' }).nth(1);
  const name = await card.getByRole('heading').innerText();
  const picture = await card.locator('img').getAttribute('src');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/connect\/index\/product\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(watchNextFrame);
  await card.getByRole('link').click();
  expect(await nextFrame(page)).toEqual([name, expect.stringMatching(/^from \$\d+\.\d\d$/)]);
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(page).toHaveURL(/\/store\/category\/whiskey\/12\/\d+/);
  await expect(page.getByRole('main').locator(`img[src="${picture}"]`).first()).toBeVisible();
  const before = await heading.boundingBox();
  release();
  await expect(addToCart).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  // The browser keeps the navigation state with the card's data; the server-rendered page does not have it.
  await page.reload();
  await expect(addToCart).toBeEnabled();
});

test('a category opens in the next frame with its name, and none of the list before it', async ({ page }) => {
  await passGate(page);
  await page.goto('/store/category/whiskey/12');
  await isHydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(watchNextFrame);
  await page.evaluate(watchHeadings);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Wine', exact: true })
    .click();
  expect(await nextFrame(page)).toEqual(['Wine', '']);
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { headings: string[] }).headings)).toEqual(['Wine']);
});

test('the products in view are prefetched, six at most', async ({ page }) => {
  await passGate(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/connect/index/product') asked.add(searchParams.get('prodid') ?? '');
  });
  await page.goto('/store/category/whiskey/12?show=50');
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  for (const step of [1, 2, 3]) {
    await page
      .getByRole('article')
      .nth(step * 12)
      .scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.size).toBeLessThanOrEqual(6);
});

test('a list is shown as soon as the shopper goes back to it, and refreshed in the background', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/store/category/whiskey/12');
  await isHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(2).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await page.route(/\/connect\/index\/category\?.*catid=12&.*page=1&/, async (route) => {
    isAsked = true;
    await held;
    const answer = await route.fetch();
    const listing = (await answer.json()) as { products: { name: string }[] };
    const products = listing.products.map((product, index) =>
      index === 0 ? { ...product, name: 'A new whiskey' } : product,
    );
    await route.fulfill({ response: answer, json: { ...listing, products } });
  });
  // Some minutes later the list is no longer fresh.
  await page.clock.setSystemTime(Date.now() + 3 * 60_000);
  await page.goBack();
  await expect(cards.nth(2)).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  await expect(cards.first()).not.toContainText('A new whiskey');
  release();
  await expect(cards.first()).toContainText('A new whiskey');
  await page.unrouteAll({ behavior: 'wait' });
});
