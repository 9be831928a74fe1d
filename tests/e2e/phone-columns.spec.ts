import type { Page } from '@playwright/test';
import { checkScreen } from './support/check-screen';
import { layoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

const LISTING = '/store/category/whiskey/12';

/** The columns of the list of products. */
const columns = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const tops = [...main.querySelectorAll('article')].map((card) => card.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
  });

test('a phone shows one column of products, or two for who prefers that, and nothing moves when it is remembered [LIST-25] [CONST-26]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LISTING);
  await expect.poll(() => columns(page)).toBe(1);
  await page.getByRole('button', { name: 'Two columns' }).click();
  await expect.poll(() => columns(page)).toBe(2);
  await checkScreen(page, 'listing in two columns');
  for (const path of [LISTING, '/search/results?q=bourbon']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'One column' })).toBeVisible();
    await expect.poll(() => columns(page), path).toBe(2);
    expect(await layoutShift(page), path).toBeLessThan(0.01);
  }
  await page.setViewportSize({ width: 1100, height: 844 });
  await expect.poll(() => columns(page)).toBe(4);
  await expect(page.getByRole('button', { name: 'One column' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'One column' }).click();
  await expect.poll(() => columns(page)).toBe(1);
});

test('the pages of a long list, and the way to the next and previous one, are in one row on a phone [LIST-07] [LIST-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto(`${LISTING}?show=10&page=5`);
  const controls = page.getByRole('navigation', { name: 'Pagination, top' }).getByRole('link');
  await expect(controls.first()).toHaveAccessibleName('Previous');
  await expect(controls.last()).toHaveAccessibleName('Next');
  const boxes = await controls.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { width, height, right } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(right).toBeLessThanOrEqual(360);
  }
  await controls.last().click();
  await expect(controls.first()).toBeVisible();
  await expect(page).toHaveURL(/page=6/);
});
