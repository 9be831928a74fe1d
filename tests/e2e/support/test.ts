import { test as base, expect, type Page, type Request, type TestInfo } from '@playwright/test';
import { RunningShop } from './running-shop';
import { savesData } from './saves-data';
import { secretsIn } from './secrets';
import { watchTraffic } from './traffic';

interface TestFixtures {
  baseURL: string;
  /**
   * Whether the shop fetches what links in view lead to, as it does unless a person saves data. Off by default: it is
   * a fifth of the processor time of these tests. On for journeys, and wherever it is what a test is about.
   */
  fetchesAhead: boolean;
  /**
   * Checks that no page throws, that none is blocked by its security policy, and that the backend's answers match the
   * document.
   */
  soundness: void;
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
      // For everything that happened in this shop, whatever its tests were about.
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
  // Where the demo's vendors are, so that their days are the shopper's.
  timezoneId: async ({}, use) => use('America/New_York'),
  locale: async ({}, use) => use('en-US'),
  soundness: [
    async ({ page, shop }, use, testInfo) => {
      const troubles: string[] = [];
      const waitingFor = unanswered(page);
      const traffic = watchTraffic(page.context());
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) troubles.push(message.text());
      });
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await keepTraces(page, shop, testInfo, waitingFor);
      expect(troubles).toEqual([]);
      expect(await traffic()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The requests that are pending during the test. */
function unanswered(page: Page): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** The last output of the page and the server, printed below the failure: a CI machine keeps no screenshot. */
async function keepTraces(
  page: Page,
  shop: RunningShop,
  testInfo: TestInfo,
  waitingFor: Set<Request>,
): Promise<void> {
  const said = await page
    .getByRole('region', { name: 'Notifications' })
    .allInnerTexts()
    .catch(() => []);
  const logged = shop.log.split('\n').slice(-8);
  const waiting = [...waitingFor].map((request) => `waiting for ${request.url()}`);
  const unstyled = await stylesWithoutSheet(page);
  const body = [page.url(), ...said, ...waiting, ...unstyled, ...logged].join('\n');
  // Printed in full: the reporter shows only the start of an attachment.
  console.log(`Last words of "${testInfo.title}":\n${body}`);
}

/** A part of the shop waits for its styles; a link that never loads would make it wait forever. */
const stylesWithoutSheet = (page: Page): Promise<string[]> =>
  page
    .evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        .filter((link) => !link.disabled && !link.sheet)
        .map((link) => `not loaded: ${link.href}`),
    )
    .catch(() => []);

export { expect } from '@playwright/test';
