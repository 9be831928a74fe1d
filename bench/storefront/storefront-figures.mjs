import { answersPerSecond } from '../backend/load.mjs';
import { startChild, startScript } from '../lib/child.mjs';
import { readCalls, shoppingPlace } from '../lib/demo.mjs';
import { decimal, ratio, whole } from '../lib/format.mjs';
import { freePort } from '../lib/free-port.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { median, medians, percentile } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { callTimes } from './latency.mjs';
import { isRendered, LIGHT_CALL, missRequest, PAGE, pageRequest } from './pages.mjs';

const SECONDS = 1;
const RENEWAL_SECONDS = 0.3;
/** Figures that are compared are measured in turn, since the speed of a machine varies over time. */
const TURNS = 3;

/**
 * The cost of the storefront, compared with the minimum for the same work: pages from the cache and newly rendered,
 * calls alone and while pages are rendered. A real backend answers the calls that are passed on. For everything else a backend
 * in memory is used, because a real one on the same processors would be measured as well.
 */
export async function storefrontFigures({ runs }) {
  const port = await freePort();
  const shop = await startShop({ DATABASE_URL: '', BACKEND_PORT: String(port) });
  const backend = `http://127.0.0.1:${port}`;
  const { url: replaying } = await startScript('storefront/replaying-backend.mjs', { BACKEND_URL: backend });
  const storefront = await startStorefront(replaying);
  const { url: bare } = await startScript('storefront/bare-page.mjs', { PAGE_URL: storefront });
  const calls = [{ name: 'categories', path: LIGHT_CALL }, ...readCalls(await shoppingPlace(backend))];
  const parts = { shop: shop.url, backend, storefront, bare, replaying, calls };
  const samples = [];
  await measureOnce(parts);
  for (let run = 1; run <= runs; run += 1) {
    progress(`run ${run} of ${runs}`);
    samples.push(await measureOnce(parts));
  }
  return report(
    medians(samples),
    calls.map(({ name }) => name),
  );
}

async function measureOnce({ shop, backend, storefront, bare, replaying, calls }) {
  const misses = () => missRequest(storefront);
  const render = () => answersPerSecond(storefront, misses, SECONDS, isRendered);
  const figures = await inTurns({
    cached: () => fromCache(storefront),
    bareNode: () => answersPerSecond(bare, () => pageRequest(bare, PAGE), SECONDS),
    missed: render,
    renderedAlone: () => renderAlone(storefront, replaying),
    withoutRendering: async () => percentile(await callTimes(storefront, LIGHT_CALL, SECONDS), 99),
    whileRendering: async () =>
      percentile((await Promise.all([callTimes(storefront, LIGHT_CALL, SECONDS), render()]))[0], 99),
  });
  for (const { name, path } of calls) {
    const { direct, passedOn } = await inTurns({
      direct: async () => median(await callTimes(backend, path, SECONDS)),
      passedOn: async () => median(await callTimes(shop, path, SECONDS)),
    });
    Object.assign(figures, { [`${name}, direct`]: direct, [`${name}, passed on`]: passedOn });
  }
  return figures;
}

/** Rendered again just before, so that this is not measured: it happens once in five seconds, however many ask. */
async function fromCache(storefront) {
  const request = () => pageRequest(storefront, PAGE);
  await answersPerSecond(storefront, request, RENEWAL_SECONDS);
  return answersPerSecond(storefront, request, SECONDS, isRendered);
}

/** The median of each figure. */
async function inTurns(measurements) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const figures = {};
    for (const [name, measure] of Object.entries(measurements)) figures[name] = await measure();
    turns.push(figures);
  }
  return medians(turns);
}

async function startStorefront(backendUrl) {
  const port = await freePort();
  await startChild('the storefront', [process.execPath, inRoot('storefront/dist/main.js')], {
    ready: /"event":"ready"/,
    env: { PORT: String(port), BACKEND_URL: backendUrl, NODE_ENV: 'production' },
  });
  return `http://127.0.0.1:${port}`;
}

async function renderAlone(storefront, backend) {
  const page = await (await fetch(storefront + PAGE)).text();
  const [, settings] = /id="page-settings">([\s\S]*?)<\/script>/.exec(page);
  const { found, stop } = await startChild(
    'rendering alone',
    [process.execPath, inRoot('bench/storefront/render-alone.mjs')],
    {
      ready: /rendered (\S+) a second/,
      env: {
        BACKEND_URL: backend,
        PAGE_SETTINGS: settings,
        SECONDS: String(SECONDS),
        NODE_ENV: 'production',
      },
    },
  );
  await stop();
  return Number(found[1]);
}

function report(figures, calls) {
  const { cached, bareNode, missed, renderedAlone, withoutRendering, whileRendering } = figures;
  return table(
    ['', 'storefront', 'compared with', '', 'ratio'],
    [
      [
        'page from the cache, a second',
        whole(cached),
        'bare Node, same bytes',
        whole(bareNode),
        ratio(cached, bareNode),
      ],
      [
        'page newly rendered, a second',
        decimal(missed),
        'rendering alone, data at hand',
        decimal(renderedAlone),
        ratio(missed, renderedAlone),
      ],
      [
        'call while 10 render, p99, ms',
        decimal(whileRendering),
        'without rendering',
        decimal(withoutRendering),
        ratio(whileRendering, withoutRendering),
      ],
      ...calls.map((name) => callRow(name, figures)),
    ],
  );
}

function callRow(name, { [`${name}, passed on`]: passedOn, [`${name}, direct`]: direct }) {
  return [
    `call, ${name}, p50, ms`,
    decimal(passedOn),
    'the backend itself',
    decimal(direct),
    ratio(passedOn, direct),
  ];
}
