import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { onEnd } from './clean-up.mjs';
import { startChild } from './child.mjs';
import { progress } from './progress.mjs';

/** The first start builds both bundles and fills an empty database. */
const START_TIMEOUT_MS = 300_000;

/** Far above every rate limit, because the limits are not measured. */
const WITHOUT_LIMITS = { LIMIT_FACTOR: '1000000' };

/**
 * The shop as started by `npm start`, on an empty data folder and a free port.
 * @param {Record<string, string>} [env] DATABASE_URL for PostgreSQL
 */
export async function startShop(env = { DATABASE_URL: '' }) {
  progress('opening the shop on an empty database (a first time builds it)');
  const data = await mkdtemp(path.join(tmpdir(), 'cork-and-petal-bench-'));
  onEnd(() => rm(data, { recursive: true, force: true }));
  const command = [process.execPath, inRoot('scripts/start.mjs'), '--port', '0', '--data', data];
  const ready = /The shop is open: (https?:\/\/\S+)/;
  const { found, stop } = await startChild('npm start', command, {
    ready,
    env: { ...WITHOUT_LIMITS, ...env },
    timeoutMs: START_TIMEOUT_MS,
  });
  return { url: found[1].replace(/\/$/, ''), stop };
}
