import { IdbFs, PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../backend/src/adapters/postgres/database';
import { PGLITE_EXTENSIONS } from '../../backend/src/adapters/postgres/pglite-extensions';
import * as schema from '../../backend/src/adapters/postgres/schema';

const FILES = import.meta.glob<string>('../../backend/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MIGRATIONS = Object.entries(FILES).sort(([one], [other]) => (one < other ? -1 : 1));

/** Another schema gets another database. */
const NAME = `cork-and-petal-${MIGRATIONS.at(-1)?.[0].replace(/^.*\/|\.sql$/g, '')}`;

const MAX_WAIT_MS = 2_000;

export interface BrowserDatabase {
  readonly db: Database;
  /** Resolves when everything committed so far has been saved for the next page. */
  readonly save: () => Promise<void>;
}

/**
 * PGlite would save after every query and compare a thousand files each time, which is most of the time that the shop
 * needs to open and to answer. So it saves on demand, once for everything that waits for the previous save.
 */
class FilesOfBrowser extends IdbFs {
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  override syncToFs(): Promise<void> {
    return Promise.resolve();
  }

  save(): Promise<void> {
    this.next ??= this.current.then(() => {
      this.next = undefined;
      const saved = super.syncToFs();
      this.current = saved.catch(() => undefined);
      return saved;
    });
    return this.next;
  }
}

/**
 * PostgreSQL in this browser. The first page stores its data for the next load; further pages have a database of their
 * own that is lost when they close.
 */
export async function openDatabase(): Promise<BrowserDatabase> {
  const files = (await isFirst()) ? new FilesOfBrowser(NAME) : undefined;
  const client = await PGlite.create({ fs: files, extensions: PGLITE_EXTENSIONS });
  const { rows } = await client.query<{ vendors: string | null }>("select to_regclass('vendors') as vendors");
  if (!rows[0]?.vendors)
    await client.transaction(async (tx) => {
      for (const [, sql] of MIGRATIONS) await tx.exec(sql);
    });
  return { db: drizzle(client, { schema }), save: async () => files?.save() };
}

/** Deletes the stored database and the browser's storage; the next page starts from scratch. */
export async function deleteStoredData(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(`/pglite/${NAME}`);
    // An open database is deleted when this page is closed.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve);
  });
}

/** The lock is held while the page is open; a page that is being closed may still hold it for a moment. */
function isFirst(): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    navigator.locks.request(NAME, { signal }, hold).catch(() => resolve(false));
  });
}
