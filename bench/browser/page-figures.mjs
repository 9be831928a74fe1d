import { codeOf } from '../entry/page-code.mjs';
import { weightOf } from '../entry/weight.mjs';
import { attempt } from '../lib/attempt.mjs';
import { decimal, kibibytes, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { median, medians } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { PAGES } from './pages.mjs';
import { visit } from './visit.mjs';

/** What the shop is compared with. */
const FLOOR = 'hello-world, tuned';

/** Visits both in turn, so that other load on the machine affects both. */
async function samplesOf(browser, contenders, page, runs) {
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, visitTo } of contenders) {
      progress(`${page.name}, run ${run} of ${runs}: ${name}`);
      // A page that cannot be measured is reported, and the others are still measured.
      const { value } = await attempt(() => visit(browser, visitTo(page)));
      if (value) samples.get(name).push(value);
    }
  }
  return samples;
}

async function typical(visits) {
  if (visits.length === 0) return undefined;
  // Whether the script starts before the first paint varies between visits.
  const weights = await Promise.all(visits.map(async (each) => weightOf(await codeOf(each))));
  const code = median(weights.map(({ brotli }) => brotli));
  return { ...medians(visits.map(({ figures }) => figures)), code };
}

async function pageRow(page, samples) {
  const [ours, floor] = [await typical(samples.get('shop')), await typical(samples.get(FLOOR))];
  if (!ours || !floor)
    return [page.name, 'not available', ...Array.from({ length: HEAD.length - 2 }, () => '')];
  const compared = (name, format) => [format(ours[name]), ratio(ours[name], floor[name])];
  return [
    page.name,
    ...compared('firstContentfulPaint', whole),
    ...compared('largestContentfulPaint', whole),
    ...compared('code', kibibytes),
    ...[ours, floor].map(({ blockingTime }) => whole(blockingTime)),
    whole(ours.longestTask),
    decimal(ours.layoutShift, 3),
    whole(ours.requests),
  ];
}

const HEAD = ['', 'FCP ms', '/ floor', 'LCP ms', '/ floor', 'code before paint', '/ floor'].concat([
  'blocking ms',
  'of the floor',
  'longest task',
  'shift',
  'requests',
]);

const GOAL = [
  'The floor is a hello-world app of the same packages, rendered by its server, with the same calls and pictures.',
  'Goal: FCP and LCP 1.10 of the floor or less, code before the first paint 1.20; blocking 120 ms or less, no task of',
  'more than 50 ms, no shift.',
].join('\n');

/** What a visitor with a cold cache and a slow phone waits for, on each kind of public page. */
export async function pageFigures({ browser, contenders, runs }) {
  const [chromium, all] = [await browser(), await contenders()];
  const compared = all.filter(({ name }) => name === 'shop' || name === FLOOR);
  const rows = [];
  for (const page of PAGES) rows.push(await pageRow(page, await samplesOf(chromium, compared, page, runs)));
  return `${table(HEAD, rows)}\n${GOAL}`;
}
