import { test as base, expect, type Page } from '@playwright/test';
import { goThroughGate } from '../steps/gate';
import { freePort } from '../../../server/testing/free-port';
import { ChildServers, inRoot } from './child-servers';

interface WorkerFixtures {
  address: string;
  tab: Page;
}

/** `npm run dev -- --memory`: the shop with its backend in the page, without a server. */
export const test = base.extend<object, WorkerFixtures>({
  address: [
    async ({}, use) => {
      const servers = new ChildServers();
      const port = await freePort();
      const env = { SHOP_PORT: String(port) };
      await servers.run([inRoot('scripts/dev.mjs'), '--memory'], /127\.0\.0\.1/, env);
      await use(`http://127.0.0.1:${port}`);
      servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A shopper in the store. A new browser for each test would have to fill its database each time. */
  tab: [
    async ({ browser, address }, use) => {
      const context = await browser.newContext({ baseURL: address });
      const page = await context.newPage();
      // Vite has to compile all the code.
      await page.goto('/', { timeout: 90_000 });
      await shopIsOpen(page);
      await goThroughGate(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: ({ tab }, use) => use(tab),
});

/** The mails exist only once the shop is open: a page that has just been loaded first opens its database. */
export async function shopIsOpen(page: Page): Promise<void> {
  const panel = page.locator('summary').filter({ hasText: 'Faults' });
  await panel.click({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Show mails' }).click();
  await expect(page.getByText('Set a new password').first()).toBeVisible({ timeout: 90_000 });
  await panel.click();
}
