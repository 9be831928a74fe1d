import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Retries the lock every tenth of a second, for as long as another process makes the same files. */
const WAIT = { forever: true, factor: 1, minTimeout: 100 };

/**
 * A lock that has not been renewed for a minute belongs to a process that was killed. One that builds on a busy machine
 * may be ten seconds late.
 */
const RENEWAL = { stale: 60_000, update: 5_000 };

/**
 * Makes files, unless they exist and were made from the same sources. When several processes need them at the same
 * time, one makes them and the others wait.
 * @param {{ stamp: string, fingerprint: string, files: string[] }} product
 *   `stamp`: the file that holds the fingerprint of the sources of the last time; `fingerprint`: that of the sources now
 * @param {() => Promise<void>} make
 */
export async function makeOnce(product, make) {
  if (isFresh(product)) return;
  const { stamp, fingerprint } = product;
  mkdirSync(path.dirname(stamp), { recursive: true });
  // This file is also loaded before packages are installed.
  const { lock } = await import('proper-lockfile');
  const release = await lock(stamp, { realpath: false, retries: WAIT, ...RENEWAL });
  try {
    if (isFresh(product)) return;
    await make();
    writeFileSync(stamp, fingerprint);
  } finally {
    await release();
  }
}

const isFresh = ({ stamp, fingerprint, files }) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && files.every((file) => existsSync(file));
