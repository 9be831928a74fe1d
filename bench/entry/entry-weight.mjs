import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { PAGES } from '../browser/pages.mjs';
import { visit } from '../browser/visit.mjs';
import { attempt } from '../lib/attempt.mjs';
import { kibibytes, ratio } from '../lib/format.mjs';
import { buildHelloWorld } from '../lib/hello-world.mjs';
import { NotAvailable } from '../lib/not-available.mjs';
import { progress } from '../lib/progress.mjs';
import { table } from '../lib/table.mjs';
import { filesOfEntry } from './manifest-files.mjs';
import { codeOf } from './page-code.mjs';
import { weightOf } from './weight.mjs';

const entryWeight = (folder) => weightOf(filesOfEntry(folder).map((file) => readFileSync(file)));

async function buildShop() {
  progress('building the shop');
  const { code, output } = await runNode([inRoot('scripts/build.mjs')], { quiet: true });
  if (code !== 0)
    throw new NotAvailable(`the shop does not build: ${output.trim().split('\n').slice(0, 3).join(' | ')}`);
}

function row(name, shop, hello) {
  const both = (part) => [
    kibibytes(shop?.[part]),
    kibibytes(hello?.[part]),
    ratio(shop?.[part], hello?.[part]),
  ];
  return [name, ...both('gzip'), ...both('brotli')];
}

async function pageRow(page, chromium, [shop, plain]) {
  progress(`what the ${page.name} page loads before its first paint`);
  const weigh = async ({ visitTo }) => weightOf(await codeOf(await visit(chromium, visitTo(page))));
  const ours = await attempt(() => weigh(shop));
  if (ours.reason) return [page.name, 'not available', '', '', '', '', ''];
  return row(`asked for before first paint: ${page.name}`, ours.value, await weigh(plain));
}

async function pageRows({ browser, contenders }) {
  const [chromium, all] = [await browser(), await contenders()];
  const rows = [];
  for (const page of PAGES) rows.push(await pageRow(page, chromium, all));
  return rows;
}

const HEAD = ['', 'shop gzip', 'hello gzip', 'ratio', 'shop brotli', 'hello brotli', 'ratio'];

/** Scripts and styles before the first paint, compared with a hello-world app of the same packages. */
export async function entryWeights(context) {
  const { folder } = await buildHelloWorld();
  const shop = await attempt(async () => {
    await buildShop();
    return entryWeight(inRoot('dist/shop'));
  });
  const pages = await attempt(() => pageRows(context));
  const rows = [
    row('entry, its imports and styles', shop.value, entryWeight(folder)),
    ...(pages.value ?? []),
  ];
  const missing = [shop.reason, pages.reason].filter(Boolean).map((reason) => `not available: ${reason}`);
  return [table(HEAD, rows), ...missing, 'Goal: 1.35 or less.'].join('\n');
}
