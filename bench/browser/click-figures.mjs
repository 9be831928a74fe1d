import { LISTING_PATH, PRODUCT_ID, shoppingPlace } from '../lib/demo.mjs';
import { whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { medians } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { CONDITIONS, DESKTOP } from './conditions.mjs';
import { watchFrames } from './frame-watch.mjs';
import { guestWithCart } from './guest.mjs';
import { returningVisitor } from './visitor.mjs';

const FAST = { name: 'fast', cpuSlowdown: 1 };
const SLOW = { name: 'slow', network: CONDITIONS.network, cpuSlowdown: 1 };
const SLOW_PHONE = { name: 'slow, 4x CPU', ...CONDITIONS };
const SLOW_CPU = { name: '4x CPU', cpuSlowdown: CONDITIONS.cpuSlowdown };

/** As long as a person hovers before a click. */
const HOVER_MS = 300;

const NETWORKS = [FAST, SLOW, SLOW_PHONE];
const BADGE = { selector: 'header a[href="/cart"]', attribute: 'aria-label' };
const increase = (page) => page.getByRole('button', { name: /^Increase Quantity/ });

/** What the cart shows after a click, before the backend has answered. */
const CART_WAYS = [
  {
    name: 'ADD TO CART → badge',
    path: `/store/${PRODUCT_ID}`,
    who: 'visitor',
    conditions: NETWORKS,
    target: (page) => page.getByRole('button', { name: 'ADD TO CART' }),
    shows: BADGE,
  },
  {
    name: 'quantity + → quantity',
    path: '/cart',
    who: 'guest',
    conditions: NETWORKS,
    target: increase,
    shows: { selector: 'main [role="spinbutton"]', attribute: 'aria-valuenow' },
  },
  {
    name: 'quantity + → badge',
    path: '/cart',
    who: 'guest',
    conditions: NETWORKS,
    target: increase,
    shows: BADGE,
  },
];

const [FEW, MANY] = [10, 50];

const ofListing = (size) => ({
  path: `${LISTING_PATH}?show=${size}`,
  who: 'visitor',
  conditions: [FAST, SLOW_CPU],
});

/** What replaces a list of so many products. */
const listWays = (size) => [
  {
    ...ofListing(size),
    name: `listing of ${size} → product, after a hover`,
    target: (page) => page.locator('main article a').first(),
    shows: { selector: 'main h1' },
  },
  {
    ...ofListing(size),
    name: `filter of ${size} → new list`,
    // The most expensive price band leaves few products, so the list is sure to change.
    target: (page) => page.getByRole('checkbox', { name: '$150-$500' }),
    shows: { selector: 'main article h2', isList: true },
  },
];

/** One click on an idle page, over a network that has become slow. */
async function clickOnce({ browser, url, people }, way, { network, cpuSlowdown }) {
  const context = await browser.newContext({ viewport: DESKTOP, storageState: people[way.who] });
  try {
    const page = await context.newPage();
    await page.goto(url + way.path, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await way.target(page).hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchFrames, way.shows);
    await way.target(page).click();
    return await page.evaluate(() => globalThis.frameFigure);
  } finally {
    await context.close();
  }
}

/** From a click to the frame that shows what it has changed. */
export async function clickFigures({ browser, shop, runs }) {
  const { url } = await shop();
  const chromium = await browser();
  const visitor = await returningVisitor(chromium, url, await shoppingPlace(url));
  const people = { visitor, guest: await guestWithCart(chromium, url, visitor) };
  const rows = [];
  for (const way of [...CART_WAYS, ...listWays(FEW), ...listWays(MANY)]) {
    for (const conditions of way.conditions) {
      const figures = [];
      for (let run = 1; run <= runs; run += 1) {
        progress(`${way.name}, ${conditions.name}, run ${run} of ${runs}`);
        figures.push(await clickOnce({ browser: chromium, url, people }, way, conditions));
      }
      const { frames, ms } = medians(figures);
      const most = Math.max(...figures.map((figure) => figure.frames));
      rows.push([`${way.name}, ${conditions.name}`, whole(frames), whole(most), whole(ms)]);
    }
  }
  const head = ['from click to painted change', 'frames', 'at most', 'ms'];
  return `${table(head, rows)}\nGoal: the cart in the next frame, 1, whatever the network; a list or product in 100 ms or less on a fast one, and with 50 products in 2.00 of the time with 10.`;
}
