import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { expectAccessible } from './support/accessible';
import { isHydrated } from './support/hydrated';
import { expect, test } from './support/test';

const WHISKEY = '/store/category/whiskey/12';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
/** -1 while one page is replaced by another. */
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY)).catch(() => -1);
const busy = (page: Page) => page.getByRole('main').locator('[aria-busy=true]');

/** Scrolls far down, with the card in view that is opened next. */
async function scrollToCard(page: Page, index: number): Promise<number> {
  const card = cards(page).nth(index);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(600);
  return place;
}

const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThanOrEqual(2);

test('a narrowed, sorted listing is restored where it was left after a product, also by reload and forward [LIST-10]', async ({
  page,
}) => {
  const path = `${WHISKEY}?size=750&sort=price_desc&show=50`;
  await passGate(page);
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
  await isHydrated(page);
  const before = await names(page);
  const index = before.length - 3;
  const place = await scrollToCard(page, index);
  await cards(page).nth(index).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^(ADD TO CART|OUT OF STOCK)$/ })).toBeVisible();
  await expectPlace(page, 0);
  const product = page.url();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`));
  await expectPlace(page, place);
  await expect.poll(() => names(page)).toEqual(before);

  await page.reload();
  await expectPlace(page, place);
  await expect.poll(() => names(page)).toEqual(before);

  await page.goForward();
  await expect(page).toHaveURL(product);
  await page.reload();
  await page.goBack();
  await expectPlace(page, place);
  await expect.poll(() => names(page)).toEqual(before);
});

test('an advertisement leads to a listing with its filters: a gift under $50 is two presses away from the store [HOME-03] [GEN-07]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/store');
  await page.getByRole('main').getByRole('link', { name: 'See gifts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  for (const band of ['under 25', '$25-$50'])
    await expect(page.getByRole('button', { name: `Remove ${band}` })).toBeVisible();
  // Heading and filters are shown before the list.
  await expect(async () => {
    const prices = await cards(page).getByText(/^\$\d/).allInnerTexts();
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.filter((price) => Number(price.slice(1)) >= 50)).toEqual([]);
  }).toPass();
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^(ADD TO CART|OUT OF STOCK)$/ })).toBeVisible();
});

test('back and forward step through filters, order, page size and page, each with its list [LIST-10] [LIST-15] [CONST-25]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto(WHISKEY);
  const seen: { url: string; list: string[] }[] = [];
  const remember = async (url: RegExp) => {
    await expect(page).toHaveURL(url);
    await expect(busy(page)).toHaveCount(0);
    seen.push({ url: page.url(), list: await names(page) });
  };
  const change = async (act: () => Promise<unknown>, url: RegExp) => {
    const answer = page.waitForResponse('**/connect/index/filters');
    await act();
    await answer;
    await remember(url);
  };
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('$2.99 to $349.99')).toBeVisible();
  await remember(/\/12$/);
  await change(() => page.getByRole('checkbox', { name: '750 ml' }).check(), /\?size=750$/);
  await change(() => page.getByLabel('Sort by').selectOption('Price High to Low'), /&sort=price_desc$/);
  await change(() => page.getByLabel('Show').selectOption('10'), /&show=10$/);
  const pages = page.getByRole('navigation', { name: 'Pagination, top' });
  await change(() => pages.getByRole('link', { name: 'Page 2' }).click(), /&page=2&show=10$/);
  for (const { url, list } of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => names(page)).toEqual(list);
  }
  for (const { url, list } of seen.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect.poll(() => names(page)).toEqual(list);
  }
});

test('the old list stays, with pale pictures and busy, until the new one has loaded; a late answer is dropped [LIST-10]', async ({
  page,
}) => {
  await page.goto(WHISKEY);
  await expect(cards(page).first()).toBeVisible();
  const old = await names(page);
  const held: (() => void)[] = [];
  await page.route('**/connect/index/filters', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.getByRole('checkbox', { name: '750 ml' }).check();
  await expect(busy(page)).toBeVisible();
  expect(await names(page)).toEqual(old);
  await expect(busy(page).locator('img').first()).not.toHaveCSS('opacity', '1');

  await page.getByLabel('Sort by').selectOption('Name Z to A');
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await expect(busy(page)).toHaveCount(0);
  const newest = await names(page);
  expect(newest).not.toEqual(old);
  const late = page.waitForResponse('**/connect/index/filters');
  held[0]?.();
  await (await late).finished();
  await expect(page.getByLabel('Sort by')).toHaveValue('name_desc');
  expect(await names(page)).toEqual(newest);
});

test('the drawer traps the focus and returns it; Escape is Cancel [LIST-03] [LIST-04] [LIST-13]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(WHISKEY);
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const opener = page.getByRole('button', { name: 'Filter' });
  await opener.click();
  await drawer.getByRole('checkbox', { name: '750 ml' }).check();
  const inside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  const onPage = () => page.evaluate(() => document.activeElement !== document.body);
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    // After the last control, the focus goes to the browser's own controls, never to the page behind.
    if (await onPage()) expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
  await opener.click();
  await expect(drawer.getByRole('checkbox', { name: '750 ml' })).not.toBeChecked();
  await drawer.getByRole('checkbox', { name: '750 ml' }).check();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('750 ml');
  await expect(opener).toBeFocused();
});

test('a page of the list takes the focus with it, so that Tab continues at its top [LIST-08]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto(WHISKEY);
  await expect(page.getByText(/^Showing 1–20 of \d+$/)).toBeVisible();
  await isHydrated(page);
  const bottom = page.getByRole('navigation', { name: 'Pagination, bottom' });
  await bottom.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 21–40 of \d+$/)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
});

test('filters are counted, removed as chips by keyboard, and long groups show more on request', async ({
  page,
}) => {
  await passGate(page);
  await page.goto(`${WHISKEY}?size=375&size=750`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByText('2 selected')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('button', { name: 'Remove 375 ml' }).press('Enter');
  await expect(chips.getByRole('button')).toHaveCount(1);
  await expect(chips.getByRole('button', { name: 'Remove 750 ml' })).toBeFocused();
  await expect(filters.getByText('1 selected')).toBeVisible();
  await expect(busy(page)).toHaveCount(0);
  const more = filters.getByRole('button', { name: /^Show \d+ more of Type$/ });
  const before = await filters.getByRole('checkbox').count();
  await more.press('Enter');
  await expect.poll(() => filters.getByRole('checkbox').count()).toBeGreaterThan(before);
  const less = filters.getByRole('button', { name: 'Show less of Type' });
  // The first revealed option is where the button was.
  await expect(filters.locator(':focus')).toHaveAttribute('type', 'checkbox');
  await expectAccessible(page, 'listing with all types');
  await less.press('Enter');
  await expect(filters.getByRole('checkbox')).toHaveCount(before);
});

test('an address with invalid values still shows a working page', async ({ page }) => {
  for (const [address, shows] of [
    ['/store/category/whiskey/12?page=-1&show=7&sort=best', 'Whiskey'],
    ['/store/category/whiskey/12?page=9999', 'There is no page 9999'],
    ['/store/category/whiskey/12?size=a%27%3B--&size=%3Cb%3E', 'This category contains no products'],
    ['/store/category/whiskey/99999999999999999999', 'Category not found'],
    ['/store/category/whiskey/twelve', 'PAGE NOT FOUND'],
    ['/store/search?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', 'No products found.'],
    [`/store/search?q=${'long'.repeat(2500)}`, 'No products found.'],
    ['/search/results?q=bourbon&page=-1&show=7', 'Search Results for "bourbon"'],
    ['/search/results?q=bourbon&page=9999', 'There is no page 9999'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shows }), address.slice(0, 60)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, address.slice(0, 60)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test('a misspelled word still finds what is meant, and the page says so [BD-07]', async ({ page }) => {
  await page.goto('/search/results?q=burbon');
  await expect(page.getByRole('heading', { name: 'Search Results for "burbon"' })).toBeVisible();
  await expect(page.getByText(/^No exact match\. Showing \d+ similar products\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Bourbon/ }).first()).toBeVisible();
  await expectAccessible(page);
});
