import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ConsoleMessage, type Frame, type Page, expect } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds no violation on the page in its current state, including dialogs and errors. */
export async function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  await loadAxe(page);
  await settled(page);
  expect(await Promise.race([violationsOf(page), axeErrorOf(page)]), screen).toEqual([]);
}

export async function loadAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

export interface Rules {
  /** Only these, instead of all. */
  only?: readonly string[];
  without?: readonly string[];
}

/** What axe, which is loaded, finds on a page that is still. */
export const violationsOf = (page: Page | Frame, { only, without = [] }: Rules = {}) =>
  page.evaluate(
    async ({ runOnly, off }) => {
      const { axe } = window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
      const results = await axe.run({
        runOnly,
        // Who speaks to the browser says what is written: experimental in axe, and so not in its tags.
        rules: {
          ...(runOnly.type === 'tag' && { 'label-content-name-mismatch': { enabled: true } }),
          ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        },
        resultTypes: ['violations'],
        // Collects no passes, and fetches no style sheets, which only other rules need.
        reporter: 'no-passes',
        preload: false,
      });
      return results.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
      );
    },
    { runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: TAGS }, off: without },
  );

/** An error in one of axe's queues is logged and never answered, because the page changed during the check. */
const axeErrorOf = (page: Page): Promise<string[]> =>
  page
    .waitForEvent('console', { predicate: isAxeError, timeout: 0 })
    .then((message) => [message.text()])
    // The test is over.
    .catch(() => []);

const isAxeError = (message: ConsoleMessage) => message.text().startsWith('Uncaught error (of queue)');

/**
 * Ends transitions and waits until the page is still: half-faded colours are not real ones, and axe fails on a page that
 * is changing. Transitions are not waited for, since a browser that has nothing to draw may not go on with them.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    await new Promise<void>((still, never) => {
      let last: Node = document;
      const limit = setTimeout(() => end(() => never(new Error(`Still changing: ${nameOf(last)}`))), limitMs);
      let timer = setTimeout(() => end(still), 100);
      const observer = new MutationObserver(([mutation]) => {
        last = mutation?.target ?? last;
        clearTimeout(timer);
        timer = setTimeout(() => end(still), 100);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      function end(how: () => void) {
        observer.disconnect();
        clearTimeout(limit);
        how();
      }
    });
    function nameOf(node: Node): string {
      return node instanceof Element ? node.outerHTML.slice(0, 200) : node.nodeName;
    }
  }, 20_000);
}
