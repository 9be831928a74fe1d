import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect } from './test';

/** SCREENS=folder saves a screenshot of every screen. */
async function saveScreenshot(page: Page, screen: string): Promise<void> {
  const { SCREENS } = process.env;
  if (!SCREENS) return;
  const path = `${SCREENS}/${screen} ${page.viewportSize()?.width}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

/** axe finds no violation, and nothing overflows the screen sideways. */
export async function checkScreen(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await saveScreenshot(page, screen);
  await expectAccessible(page, screen);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen} is wider than the screen`).toBeLessThanOrEqual(0);
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
