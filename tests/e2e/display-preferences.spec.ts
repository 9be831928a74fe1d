import type { Locator, Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { fillGuestCart } from './steps/order';
import { expectFocusInSight, focused } from './support/focus';
import { expect, test } from './support/test';

const SCREENS = [
  '/store',
  '/store/category/whiskey/12',
  '/store/101',
  '/search/results?q=bourbon',
  '/vendor/1',
  '/ship/options',
  '/cart',
  '/signIn',
];

/** 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEach(page: Page, check: (path: string) => Promise<void>): Promise<void> {
  await passGate(page);
  await fillGuestCart(page);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await check(path);
  }
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What stays over the content while it scrolls. */
const coveredHeight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );

/** Elements that hide a part of their own text. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const [isWide, isTall] = [
          element.scrollWidth > element.clientWidth + 1,
          element.scrollHeight > element.clientHeight + 1,
        ];
        const hides = (isWide && /hidden|clip/.test(overflowX)) || (isTall && /hidden|clip/.test(overflowY));
        // Text for screen readers has one pixel.
        return hides && element.innerText.trim() !== '' && element.clientWidth > 1;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** Everything that Tab leads to is in sight, to the end of the page. */
async function expectEachFocusInSight(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs += 1) {
    await page.keyboard.press('Tab');
    if (!(await focused(page))) return;
    await expectFocusInSight(page);
  }
}

/** What is animated for longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
  );

/** The least spacing that has to be possible (WCAG 1.4.12). */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [spacing];
  });

test('at 400 % zoom every screen scrolls in one direction, and the focus of the keyboard stays in sight', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await openEach(page, async (path) => {
    expect(await sideways(page), path).toBe(0);
    expect(await coveredHeight(page), path).toBeLessThan(ZOOMED.height / 2);
    await expectEachFocusInSight(page);
  });
});

test('on a phone the focus stays in sight, nothing moves for who prefers no motion, and spaced text is not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEach(page, async (path) => {
    expect(await moving(page), path).toEqual([]);
    await expectEachFocusInSight(page);
    await spaceText(page);
    expect(await sideways(page), path).toBe(0);
    expect(await cutOff(page), path).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const styleOf = (element: Locator, property: string, pseudo?: string) =>
    element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const);

  test('what is chosen and what cannot be chosen differ from the rest', async ({ page }) => {
    await passGate(page);
    await page.goto('/store/101');
    const speed = (name: string) => page.getByRole('radio', { name });
    await expect(speed('Courier')).toBeChecked();
    const cards = ['Courier', 'Local', 'Farm Direct'].map((name) =>
      page.locator('label').filter({ has: speed(name) }),
    );
    const borders = await Promise.all(cards.map((card) => styleOf(card, 'border-top-color')));
    expect(new Set(borders).size).toBe(3);
    const canvas = await styleOf(page.locator('body'), 'background-color');
    expect(await styleOf(speed('Courier'), 'background-color', '::after')).not.toBe(canvas);
    const pictures = page.getByRole('button', { name: /^Picture \d/ });
    const outlines = await Promise.all([0, 1].map((index) => styleOf(pictures.nth(index), 'outline-style')));
    expect(outlines).toEqual(['solid', 'none']);
    await page.goto('/store/category/whiskey/12');
    const box = page.getByRole('checkbox', { name: '$50-$75' });
    await box.check();
    expect(await styleOf(box, 'background-color', '::after')).not.toBe(canvas);
  });
});
