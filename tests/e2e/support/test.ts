import { test as base, expect, type Page, type Request, type TestInfo } from '@playwright/test';
import { watchPageErrors } from './page-errors';
import { RunningShop } from './running-shop';
import { savesData } from './saves-data';
import { secretsIn } from './secrets';
import { watchTraffic } from './traffic';

interface TestFixtures {
  baseURL: string;
  /**
   * Whether the shop fetches what links in view lead to, as it does unless a person saves data. Off by default: it is
   * a fifth of the processor time of these tests. On in tests of whole purchases, and in tests about prefetching.
   */
  fetchesAhead: boolean;
  /**
   * Checks that no page throws, that none is blocked by its security policy, and that the backend's answers match the
   * document.
   */
  pageChecks: void;
}

interface WorkerFixtures {
  shop: RunningShop;
}

/** A test with the shop of its worker; `page` opens paths relative to the shop's address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const shop = new RunningShop();
      await shop.start();
      await use(shop);
      await shop.stop();
      // Covers every test that ran in this shop.
      expect(shop.log).toContain('"method"');
      expect(secretsIn(shop.log)).toEqual([]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => {
    if (!shop.isOpen) await shop.start();
    await use(shop.url);
  },
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await savesData(context);
    await use(context);
  },
  // The time zone of the demo's vendors, so that their days are the shopper's.
  timezoneId: async ({}, use) => use('America/New_York'),
  locale: async ({}, use) => use('en-US'),
  pageChecks: [
    async ({ page, shop }, use, testInfo) => {
      const errors = watchPageErrors(page);
      const pending = pendingRequests(page);
      const traffic = watchTraffic(page.context());
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await printLastOutput(page, shop, testInfo, pending);
      expect(errors).toEqual([]);
      expect(await traffic()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The requests that are pending during the test. */
function pendingRequests(page: Page): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** The last output of the page and the server, printed below the failure: a CI machine keeps no screenshot. */
async function printLastOutput(
  page: Page,
  shop: RunningShop,
  testInfo: TestInfo,
  pending: Set<Request>,
): Promise<void> {
  const notifications = await page
    .getByRole('region', { name: 'Notifications' })
    .allInnerTexts()
    .catch(() => []);
  const logged = shop.log.split('\n').slice(-8);
  const waiting = [...pending].map((request) => `waiting for ${request.url()}`);
  const unstyled = await stylesWithoutSheet(page);
  const body = [page.url(), ...notifications, ...waiting, ...unstyled, ...logged].join('\n');
  // Printed in full: the reporter shows only the start of an attachment.
  console.log(`Last output of "${testInfo.title}":\n${body}`);
}

/** A part of the shop waits for its style sheets, and would wait forever for one that never loads. */
const stylesWithoutSheet = (page: Page): Promise<string[]> =>
  page
    .evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        .filter((link) => !link.disabled && !link.sheet)
        .map((link) => `not loaded: ${link.href}`),
    )
    .catch(() => []);

export { expect } from '@playwright/test';
