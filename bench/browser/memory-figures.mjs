/* global history, PopStateEvent */
import { LISTING_PATH, PRODUCT_ID, shoppingPlace } from '../lib/demo.mjs';
import { kibibytes, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { table } from '../lib/table.mjs';
import { DESKTOP } from './conditions.mjs';
import { heapOf } from './heap.mjs';
import { returningVisitor } from './visitor.mjs';

/** Visited in turn; the page is measured on the last one. */
const SCREENS = [
  '/store',
  LISTING_PATH,
  `/store/${PRODUCT_ID}`,
  '/search/results?q=gin',
  '/vendor/1',
  '/cart',
  '/signIn',
  '/faq',
];
const LAST = SCREENS.at(-1);
const MEASURED_AFTER = [50, 100, 200];
const PAUSE_MS = 250;

/** Opens a screen as a step in the history does, without loading the page. */
function goTo(path) {
  history.pushState({ ...history.state, key: String(performance.now()) }, '', path);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

async function open(page, path) {
  await page.evaluate(goTo, path);
  await page.waitForTimeout(PAUSE_MS);
  await page.waitForLoadState('networkidle');
}

/** Memory, nodes and listeners of a page after so many screens: whether anything of the earlier ones is kept. */
export async function memoryFigures({ browser, shop }) {
  const { url } = await shop();
  const chromium = await browser();
  const storageState = await returningVisitor(chromium, url, await shoppingPlace(url));
  const context = await chromium.newContext({ viewport: DESKTOP, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url + LAST, { waitUntil: 'networkidle' });
  const figures = [];
  for (let count = 1; count <= MEASURED_AFTER.at(-1); count += 1) {
    await open(page, SCREENS[count % SCREENS.length]);
    if (!MEASURED_AFTER.includes(count)) continue;
    progress(`after ${count} screens`);
    await open(page, LAST);
    figures.push({ count, ...(await heapOf(session)) });
  }
  await context.close();
  return reportOf(figures);
}

function reportOf(figures) {
  const [first, last] = [figures[0], figures.at(-1)];
  const kinds = ['data', 'code', 'nodes', 'detached', 'listeners'];
  const rows = figures.map(({ count, data, code, nodes, detached, listeners }) => [
    `after ${count} screens`,
    ...[data, code].map(kibibytes),
    ...[nodes, detached, listeners].map(whole),
  ]);
  rows.push([`${last.count} / ${first.count}`, ...kinds.map((kind) => ratio(last[kind], first[kind]))]);
  return `${table(['', 'data', 'compiled code', 'nodes', 'detached', 'listeners'], rows)}\nGoal: 1.05 or less; no detached node.`;
}
