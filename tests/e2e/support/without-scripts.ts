import { type Browser, expect, type Page } from '@playwright/test';

/** A page in a browser that runs no script: it shows what the server has rendered. */
export async function pageWithoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

/** Opens an address, and expects a heading that the server has rendered. */
export async function expectRendered(page: Page, url: string, heading: string): Promise<void> {
  // On a busy machine the first rendering may be too late for its own request.
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}
