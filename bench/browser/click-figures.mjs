/* global document */
import { LISTING_PATH, shoppingPlace } from '../lib/demo.mjs';
import { ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { median } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { watchClick } from './click-watch.mjs';
import { CONDITIONS, DESKTOP } from './conditions.mjs';
import { returningVisitor } from './visitor.mjs';

const SIZES = [10, 50];
const HOVER_MS = 300;

const namesOf = () =>
  [...document.querySelectorAll('main article h2')].map((name) => name.textContent).join('|');

const WAYS = [
  {
    name: 'listing → product, after a hover',
    kind: 'product',
    before: (page) => page.locator('main h1').textContent(),
    target: (page) => page.locator('main article a').first(),
  },
  {
    name: 'filter → new list',
    kind: 'list',
    before: (page) => page.evaluate(namesOf),
    // The most expensive price band leaves few products, so the list is sure to change.
    target: (page) => page.getByRole('checkbox', { name: '$150-$500' }),
  },
];

/** One click on a fresh listing, after hovering as a person does. */
async function clickOnce({ browser, url, storageState }, { way, size, cpuSlowdown }) {
  const context = await browser.newContext({ viewport: DESKTOP, storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${url}${LISTING_PATH}?show=${size}`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const target = way.target(page);
    await target.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchClick, { kind: way.kind, before: await way.before(page) });
    await target.click();
    return await page.evaluate(() => globalThis.clickFigure);
  } finally {
    await context.close();
  }
}

/**
 * Time from a click to the paint of its result, on listings of ten and fifty products, with and without CPU
 * throttling.
 */
export async function clickFigures({ browser, shop, runs }) {
  const { url } = await shop();
  const chromium = await browser();
  const storageState = await returningVisitor(chromium, url, await shoppingPlace(url));
  const rows = [];
  for (const cpuSlowdown of [1, CONDITIONS.cpuSlowdown]) {
    for (const way of WAYS) {
      const figures = [];
      for (const size of SIZES) {
        const times = [];
        for (let run = 1; run <= runs; run += 1) {
          progress(`${way.name}, ${size} products, ${cpuSlowdown}x CPU, run ${run} of ${runs}`);
          times.push(await clickOnce({ browser: chromium, url, storageState }, { way, size, cpuSlowdown }));
        }
        figures.push(median(times));
      }
      const [few, many] = figures;
      rows.push([`${way.name}, ${cpuSlowdown}x CPU`, whole(few), whole(many), ratio(many, few)]);
    }
  }
  return `${table(['click to paint, ms', '10 products', '50 products', '50 / 10'], rows)}\nGoal: 100 ms or less without a slow-down; fifty products 2.00 of ten or less.`;
}
