import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../backend/src/adapters/postgres/database';
import * as schema from '../../backend/src/adapters/postgres/schema';

const FILES = import.meta.glob<string>('../../backend/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MIGRATIONS = Object.entries(FILES).sort(([one], [other]) => (one < other ? -1 : 1));

/** Other tables, another shop. */
const NAME = `cork-and-petal-${MIGRATIONS.at(-1)?.[0].replace(/^.*\/|\.sql$/g, '')}`;

const LONGEST_WAIT_MS = 2_000;

/**
 * PostgreSQL in this browser. One page keeps it over a reload; what is open beside it has one of its own, which goes
 * with the page.
 */
export async function openDatabase(): Promise<Database> {
  const client = await PGlite.create((await isFirst()) ? `idb://${NAME}` : 'memory://');
  const { rows } = await client.query<{ vendors: string | null }>("select to_regclass('vendors') as vendors");
  if (!rows[0]?.vendors)
    await client.transaction(async (tx) => {
      for (const [, sql] of MIGRATIONS) await tx.exec(sql);
    });
  return drizzle(client, { schema });
}

/** Throws the shop away that was kept, with what this browser knew of it; the next page opens a new one. */
export async function forgetShop(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(`/pglite/${NAME}`);
    // What is open still is deleted when this page has gone.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
  });
}

/** The lock is held for as long as this page is open; a page that is just closing still holds it for a moment. */
function isFirst(): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    navigator.locks.request(NAME, { signal }, hold).catch(() => resolve(false));
  });
}
