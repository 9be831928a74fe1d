import { createServer } from 'node:net';
import { once } from 'node:events';
import { answersPerSecond } from '../backend/load.mjs';
import { startChild } from '../lib/child.mjs';
import { decimal, ratio, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { median, medians, percentile } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { callTimes } from './latency.mjs';
import { CALL, isRendered, missRequest, PAGE, pageRequest } from './pages.mjs';

const SECONDS = 3;

/** Pages from the cache and newly rendered, and calls in peace, beside rendering, and without a storefront. */
export async function storefrontFigures({ runs }) {
  const port = await freePort();
  const shop = await startShop({ DATABASE_URL: '', BACKEND_PORT: String(port) });
  const backend = `http://127.0.0.1:${port}`;
  const bare = await startChild('bare Node', [process.execPath, inRoot('bench/storefront/bare-page.mjs')], {
    ready: /listening on (\S+)/,
    env: { PAGE_URL: shop.url },
  });
  const samples = [];
  await measureOnce(shop.url, bare.found[1], backend);
  for (let run = 1; run <= runs; run += 1) {
    progress(`run ${run} of ${runs}`);
    samples.push(await measureOnce(shop.url, bare.found[1], backend));
  }
  return report(medians(samples));
}

async function measureOnce(shop, bare, backend) {
  const misses = () => missRequest(shop);
  const cached = await answersPerSecond(shop, () => pageRequest(shop, PAGE), SECONDS, isRendered);
  const bareNode = await answersPerSecond(bare, () => pageRequest(bare, PAGE), SECONDS);
  const missed = await answersPerSecond(shop, misses, SECONDS, isRendered);
  const renderedAlone = await renderAlone(shop, backend);
  const direct = await callTimes(backend, CALL, SECONDS);
  const passedOn = await callTimes(shop, CALL, SECONDS);
  const [besideMisses] = await Promise.all([
    callTimes(shop, CALL, SECONDS),
    answersPerSecond(shop, misses, SECONDS),
  ]);
  return {
    cached,
    bareNode,
    missed,
    renderedAlone,
    direct: median(direct),
    passedOn: median(passedOn),
    inPeace: percentile(passedOn, 99),
    besideMisses: percentile(besideMisses, 99),
  };
}

async function renderAlone(shop, backend) {
  const page = await (await fetch(shop + PAGE)).text();
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

function report(figures) {
  const { cached, bareNode, missed, renderedAlone, direct, passedOn, inPeace, besideMisses } = figures;
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
      ['call, p50, ms', decimal(passedOn), 'the backend itself', decimal(direct), ratio(passedOn, direct)],
      [
        'call while 10 render, p99, ms',
        decimal(besideMisses),
        'in peace',
        decimal(inPeace),
        ratio(besideMisses, inPeace),
      ],
    ],
  );
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
