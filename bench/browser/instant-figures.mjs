import { PRODUCT_ID, shoppingPlace } from '../lib/demo.mjs';
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

const WAYS = [
  {
    name: 'ADD TO CART → badge',
    path: `/store/${PRODUCT_ID}`,
    who: 'visitor',
    target: (page) => page.getByRole('button', { name: 'ADD TO CART' }),
    shows: { selector: 'header a[href="/cart"]', attribute: 'aria-label' },
  },
  {
    name: 'quantity + → quantity',
    path: '/cart',
    who: 'guest',
    target: (page) => page.getByRole('button', { name: /^Increase Quantity/ }),
    shows: { selector: 'main [role="spinbutton"]', attribute: 'aria-valuenow' },
  },
  {
    name: 'quantity + → badge',
    path: '/cart',
    who: 'guest',
    target: (page) => page.getByRole('button', { name: /^Increase Quantity/ }),
    shows: { selector: 'header a[href="/cart"]', attribute: 'aria-label' },
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
    await page.evaluate(watchFrames, way.shows);
    await way.target(page).click();
    return await page.evaluate(() => globalThis.frameFigure);
  } finally {
    await context.close();
  }
}

/** What the cart shows after a click, before the backend has answered. */
export async function instantFigures({ browser, shop, runs }) {
  const { url } = await shop();
  const chromium = await browser();
  const visitor = await returningVisitor(chromium, url, await shoppingPlace(url));
  const people = { visitor, guest: await guestWithCart(chromium, url, visitor) };
  const rows = [];
  for (const way of WAYS) {
    for (const conditions of [FAST, SLOW, SLOW_PHONE]) {
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
  return `${table(head, rows)}\nGoal: the next frame, 1, whatever the network.`;
}
