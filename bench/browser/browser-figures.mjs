import { attempt } from '../lib/attempt.mjs';
import { decimal, kibibytes, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { medians } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { PAGES } from './pages.mjs';
import { visit } from './visit.mjs';

/** Visits all contenders in turn, so that other load on the machine affects all of them. */
async function samplesOf(browser, contenders, page, runs) {
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, visitTo } of contenders) {
      progress(`${page.name}, run ${run} of ${runs}: ${name}`);
      // A page that cannot be measured is reported, and the others are still measured.
      const { value } = await attempt(() => visit(browser, visitTo(page.path)));
      if (value) samples.get(name).push(value.figures);
    }
  }
  return samples;
}

const HEAD = ['', 'FCP ms', 'LCP ms', 'blocking ms', 'shift', 'bytes', 'requests', 'pictures'];

function row(name, samples) {
  if (samples.length === 0) return [name, 'not available', '', '', '', '', '', ''];
  const typical = medians(samples);
  return [
    name,
    whole(typical.firstContentfulPaint),
    whole(typical.largestContentfulPaint),
    whole(typical.blockingTime),
    decimal(typical.layoutShift, 3),
    kibibytes(typical.bytes),
    whole(typical.requests),
    whole(typical.pictures),
  ];
}

function ratioRow(samples, against) {
  const [ours, theirs] = [samples.get('shop'), samples.get(against)].map(medians);
  const of = (name) => ratio(ours[name], theirs[name]);
  const figures = ['firstContentfulPaint', 'largestContentfulPaint', 'blockingTime', 'layoutShift'];
  return [`shop / ${against}`, ...figures.map(of), of('bytes'), of('requests'), of('pictures')];
}

function pageReport(page, samples, contenders) {
  const others = samples.get('shop').length > 0 ? contenders.slice(1).map(({ name }) => name) : [];
  const rows = [
    ...[...samples].map(([name, list]) => row(name, list)),
    ...others.map((against) => ratioRow(samples, against)),
  ];
  return `${page.name} (${page.path})\n${table(HEAD, rows)}`;
}

/**
 * First and largest contentful paint, blocking time, layout shift, bytes and requests on a slow phone with a cold
 * cache.
 */
export async function browserFigures({ browser, contenders, runs }) {
  const [chromium, all] = [await browser(), await contenders()];
  const reports = [];
  for (const page of PAGES) reports.push(pageReport(page, await samplesOf(chromium, all, page, runs), all));
  return [
    ...reports,
    'Goal: LCP 1.20 of the tuned hello-world or less; blocking 200 ms or less; shift 0.02 or less.',
  ].join('\n\n');
}
