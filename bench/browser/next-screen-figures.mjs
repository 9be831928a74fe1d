import { LISTING_PATH } from '../lib/demo.mjs';
import { attempt } from '../lib/attempt.mjs';
import { ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { medians } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { applyConditions, PHONE } from './conditions.mjs';
import { watchNextScreen } from './next-screen-watch.mjs';
import { listenToTraffic } from './traffic.mjs';

/** What a complete product page and a complete list have, in the shop and in the hello-world apps. */
const PRODUCT = { shop: 'main fieldset', other: 'main img.tall' };
const LIST = { shop: 'main article', other: 'main .cards li' };

const firstProduct = (page) => page.locator('main :is(article, .cards li) a').first();

const WAYS = [
  { name: 'listing → product', whole: PRODUCT, target: firstProduct },
  {
    name: 'product → back',
    whole: LIST,
    isBack: true,
    before: async (page) => {
      await firstProduct(page).click();
      await page.locator(`${PRODUCT.shop}, ${PRODUCT.other}`).first().waitFor();
    },
  },
  {
    name: 'menu → listing',
    whole: LIST,
    isShopOnly: true,
    before: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    target: (page) => page.getByRole('link', { name: 'Wine', exact: true }).first(),
  },
];

const isCall = ({ type }) => type === 'Fetch' || type === 'XHR' || type === 'Script';

async function onceThrough(context, { url, way, kind }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await applyConditions(session);
  const traffic = listenToTraffic(session);
  await page.goto(url, { waitUntil: 'load' });
  await traffic.quiet();
  await way.before?.(page);
  await traffic.quiet();
  const earlier = traffic.all().length;
  await page.evaluate(watchNextScreen, { whole: way.whole[kind], isBack: way.isBack === true });
  // A tap on a touch screen, without hovering before it.
  if (!way.isBack) await way.target(page).tap();
  const figures = await page.evaluate(() => globalThis.nextScreenFigure);
  await traffic.quiet();
  return { ...figures, requests: traffic.all().slice(earlier).filter(isCall).length };
}

async function sample(browser, { visitTo, kind }, way) {
  const { url, storageState } = visitTo({ path: LISTING_PATH });
  const context = await browser.newContext({ ...PHONE, storageState });
  try {
    return await onceThrough(context, { url, way, kind });
  } finally {
    await context.close();
  }
}

/** From a tap to the next screen, on a slow phone; the calls and scripts that it made. */
export async function nextScreenFigures({ browser, contenders, runs }) {
  const chromium = await browser();
  const [shop, , tuned] = await contenders();
  const rows = [];
  for (const way of WAYS) {
    const samples = { shop: [], tuned: [] };
    for (let run = 1; run <= runs; run += 1) {
      progress(`${way.name}, run ${run} of ${runs}`);
      const ours = await attempt(() => sample(chromium, { ...shop, kind: 'shop' }, way));
      if (ours.value) samples.shop.push(ours.value);
      if (way.isShopOnly) continue;
      const theirs = await attempt(() => sample(chromium, { ...tuned, kind: 'other' }, way));
      if (theirs.value) samples.tuned.push(theirs.value);
    }
    const [ours, theirs] = [medians(samples.shop), medians(samples.tuned)];
    rows.push([
      way.name,
      ...[ours.name, ours.whole, ours.requests].map(whole),
      ...[theirs.name, theirs.whole, theirs.requests].map(whole),
      ratio(ours.whole, theirs.whole),
    ]);
  }
  const head = [
    'from tap to',
    'name ms',
    'whole ms',
    'requests',
    'tuned: name',
    'whole',
    'requests',
    'whole / tuned',
  ];
  return `${table(head, rows)}\nGoal: the name in the next frame (50 ms or less), whole in 1.00 of the tuned one's, 1 request or none.`;
}
