import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ConsoleMessage, type Page, expect } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds no violation on the page in its current state, including dialogs and errors. */
export async function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await settled(page);
  expect(await Promise.race([violationsOf(page), axeErrorOf(page)]), screen).toEqual([]);
}

const violationsOf = (page: Page) =>
  page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    const results = await axe.run({
      runOnly: { type: 'tag', values: tags },
      // Who speaks to the browser says what is written: experimental in axe, and so not in its tags.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
      // Collects no passes, and fetches no style sheets, which only other rules need.
      reporter: 'no-passes',
      preload: false,
    });
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
    );
  }, TAGS);

/** An error in one of axe's queues is logged and never answered, because the page changed during the check. */
const axeErrorOf = (page: Page): Promise<string[]> =>
  page
    .waitForEvent('console', { predicate: isAxeError, timeout: 0 })
    .then((message) => [message.text()])
    // The test is over.
    .catch(() => []);

const isAxeError = (message: ConsoleMessage) => message.text().startsWith('Uncaught error (of queue)');

/**
 * Waits until transitions have ended: half-faded colours are not real ones, and axe fails on a page that is changing.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
    await new Promise<void>((still) => {
      let timer = setTimeout(done, 100);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, 100);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      function done() {
        observer.disconnect();
        still();
      }
    });
  });
}
