import type { Locator, Page } from '@playwright/test';
import { Keyboard } from './support/keyboard';
import { expect, test } from './support/test';

const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of stores/ });
const pin = (page: Page, name: string) => mapOf(page).getByRole('button', { name });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The distance between the centres of two elements. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [from, to] = [await middleOf(one), await middleOf(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/party/locator');
  await expect(pin(page, 'Bay & Blossom')).toBeVisible();
});

test('a card moves the map to its store and marks it [LOC-01] [LOC-02]', async ({ page }) => {
  expect(await distance(pin(page, 'Hudson Row Wines'), mapOf(page))).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Show on the map: Hudson Row Wines' }).click();
  await expect(pin(page, 'Hudson Row Wines')).toHaveAttribute('aria-pressed', 'true');
  await expect(mapOf(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(async () =>
    expect(await distance(pin(page, 'Hudson Row Wines'), mapOf(page))).toBeLessThan(40),
  ).toPass();
  await expect(page.getByText('On the map: Hudson Row Wines, New York')).toBeVisible();
});

test('a store on the map selects its card [LOC-01] [LOC-02]', async ({ page }) => {
  await expect(card(page, 'Sunset Cellars')).not.toBeInViewport();
  await pin(page, 'Sunset Cellars').click();
  await expect(card(page, 'Sunset Cellars')).toBeInViewport({ ratio: 0.9 });
  const chosen = page.getByRole('button', { name: 'Show on the map: Sunset Cellars' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('the map is dragged and zoomed with the mouse, and ignores the wheel until it is used [LOC-01]', async ({
  page,
}) => {
  const denver = pin(page, 'Mile High Bouquets');
  const before = await middleOf(denver);
  const { x, y } = await middleOf(mapOf(page));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50)).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  // The wheel scrolls smoothly, so perhaps still.
  await expect.poll(() => middleOf(denver)).toEqual(before);

  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(async () => expect((await middleOf(denver)).x - before.x).toBeGreaterThan(40)).toPass();

  const apart = () => distance(denver, pin(page, 'Lone Star Barrel'));
  const close = await apart();
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(async () => expect(await apart()).toBeGreaterThan(close * 1.5)).toPass();
});

test('the keyboard alone pans, zooms, and selects a store [LOC-01]', async ({ page }) => {
  const keys = new Keyboard(page);
  const denver = pin(page, 'Mile High Bouquets');
  await mapOf(page).focus();
  const before = await middleOf(denver);
  await page.keyboard.press('ArrowRight');
  await expect(async () => expect(before.x - (await middleOf(denver)).x).toBeGreaterThan(40)).toPass();
  const close = await distance(denver, pin(page, 'Lone Star Barrel'));
  await page.keyboard.press('+');
  await expect(async () =>
    expect(await distance(denver, pin(page, 'Lone Star Barrel'))).toBeGreaterThan(close * 1.5),
  ).toPass();
  await keys.press(pin(page, 'Lone Star Barrel'));
  await expect(page.getByText('On the map: Lone Star Barrel, Austin')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Show on the map: Coral Way Spirits' }), 'Space');
  await expect(page.getByText('On the map: Coral Way Spirits, Miami')).toBeVisible();
});

test('with reduced motion the map moves without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const away = await mapOf(page).evaluate(async (map) => {
    const show = document.querySelector<HTMLElement>('[aria-label="Show on the map: Hudson Row Wines"]');
    show?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const pin = map.querySelector('[aria-pressed=true]');
    const [one, other] = [pin, map].map((element) => element?.getBoundingClientRect());
    if (!one || !other) return Infinity;
    return Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  });
  expect(away).toBeLessThan(40);
});

test('everything is loaded from the shop itself, and the map only here [X-017]', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'OUR TOP Whiskey' })).toBeVisible();
  expect(asked.filter((url) => /store-(map|locator)/.test(url))).toEqual([]);
  await page.goto('/party/locator');
  await expect(pin(page, 'Bay & Blossom')).toBeVisible();
  expect(asked.filter((url) => /store-map/.test(url))).not.toEqual([]);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
});

test('the stores are listed without the map, and without scripts [X-017]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route(/store-map.*\.js/, (route) => route.abort());
  await page.goto('/party/locator');
  await expect(page.getByText('The map could not be loaded. The stores are listed below.')).toBeVisible();
  await page.getByRole('button', { name: 'Show on the map: Hudson Row Wines' }).click();
  await expect(page.getByText('On the map: Hudson Row Wines, New York')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await expect(async () => {
    await bare.goto(`${baseURL}/party/locator`);
    await expect(card(bare, 'Hudson Row Wines')).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.close();
});
