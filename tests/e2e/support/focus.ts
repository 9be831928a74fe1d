import { expect, type Locator, type Page } from '@playwright/test';

export interface Focused {
  html: string;
  /** Part of it is in the window, and nothing covers that part. */
  isSeen: boolean;
}

/** What has the focus; null if it was lost. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // The part of a tall element that is in the window.
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, from + (to - from) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return (
        found &&
        (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element))
      );
    });
    return { html: element.outerHTML.slice(0, 200), isSeen: Boolean(isSeen) };
  });

/** The element has the focus, and is in sight. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusInSight(target.page());
}

/** Polls, since a screen may scroll after the focus has moved. */
export const expectFocusInSight = (page: Page): Promise<void> =>
  expect.poll(() => focused(page)).toMatchObject({ isSeen: true });
