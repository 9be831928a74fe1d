import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { attempt } from '../lib/attempt.mjs';
import { onEnd } from '../lib/clean-up.mjs';
import { decimal, whole } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { table } from '../lib/table.mjs';
import { writeCatalog } from './catalog-files.mjs';
import { openPostgres } from './postgres.mjs';

const SIZES = [10_000, 100_000];

const backend = (databaseUrl, ...args) =>
  promisify(execFile)(process.execPath, [inRoot('backend/dist/main.js'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });

/** Seconds that `npm run catalog` takes. */
async function seconds(databaseUrl, ...args) {
  const begun = performance.now();
  await backend(databaseUrl, 'catalog', ...args);
  return (performance.now() - begun) / 1_000;
}

async function measure(size) {
  const databaseUrl = await openPostgres();
  await backend(databaseUrl, 'migrate');
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-bench-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const [first, dearer, exported] = ['first', 'dearer', 'exported'].map((name) => join(folder, name));
  for (const [name, extraCents] of [
    [first, 0],
    [dearer, 1],
  ]) {
    await mkdir(name);
    await writeCatalog(name, size, extraCents);
  }
  progress(`importing ${whole(size)} products`);
  const runs = [
    ['import', first],
    ['import', first],
    ['import', dearer],
    ['export', exported],
  ];
  const times = [];
  for (const args of runs) times.push(await seconds(databaseUrl, ...args));
  return [whole(size), ...times.map((time) => decimal(time, 1))];
}

/** Seconds to bring a catalogue into PostgreSQL, and out again. */
export async function catalogImports() {
  await ensureBuilt();
  const { value, reason } = await attempt(async () => {
    const rows = [];
    for (const size of SIZES) rows.push(await measure(size));
    return rows;
  });
  if (!value) return `not available: ${reason}`;
  const head = ['products', 'into an empty shop', 'nothing changed', 'every price changed', 'exported'];
  return `${table(head, value)}\n\nSeconds. A product has 1.5 variants; a variant has 3 offers and as many rows of stock.`;
}
