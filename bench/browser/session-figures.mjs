/* global requestIdleCallback */
import { shoppingPlace } from '../lib/demo.mjs';
import { whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { percentile } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { CONDITIONS, DESKTOP } from './conditions.mjs';
import { guestWithCart } from './guest.mjs';
import { watchInteractions } from './interaction-watch.mjs';
import { ACTIONS } from './session-actions.mjs';
import { returningVisitor } from './visitor.mjs';

const ACTIONS_PER_SESSION = 60;
const PAUSE_MS = 400;

const mainThreadIsIdle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));

async function actIn(page) {
  for (let count = 0; count < ACTIONS_PER_SESSION; count += 1) {
    const { name, act } = ACTIONS[count % ACTIONS.length];
    await page.evaluate((action) => (globalThis.action = action), name);
    await act(page);
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(mainThreadIsIdle);
  }
  return page.evaluate(() => globalThis.interactions());
}

/** A shopper with a bottle in the cart, on the home page. */
async function openSession(browser, url) {
  const visitor = await returningVisitor(browser, url, await shoppingPlace(url));
  const storageState = await guestWithCart(browser, url, visitor);
  return async () => {
    const context = await browser.newContext({ viewport: DESKTOP, storageState });
    await context.addInitScript(watchInteractions);
    const page = await context.newPage();
    await page.goto(`${url}/store`, { waitUntil: 'networkidle' });
    return page;
  };
}

const rowOf = (name, times) => [
  name,
  whole(percentile(times, 50)),
  whole(percentile(times, 98)),
  whole(percentile(times, 100)),
];

/** The time from each press of a key or button to the frame that shows its effect, over a session of 60 actions. */
export async function sessionFigures({ browser, shop, runs }) {
  const open = await openSession(await browser(), (await shop()).url);
  const interactions = [];
  for (let run = 1; run <= runs; run += 1) {
    progress(`${ACTIONS_PER_SESSION} actions, run ${run} of ${runs}`);
    const page = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
    interactions.push(...(await actIn(page)));
    await page.context().close();
  }
  const timesOf = (name) => interactions.filter(({ action }) => action === name).map(({ ms }) => ms);
  const rows = ACTIONS.map(({ name }) => rowOf(name, timesOf(name))).filter(
    ([, typical]) => typical !== whole(),
  );
  const all = rowOf(
    'all',
    interactions.map(({ ms }) => ms),
  );
  return `${table(['interaction', 'median ms', 'p98 ms', 'longest ms'], [...rows, all])}\nGoal: p98 of all 100 ms or less.`;
}
