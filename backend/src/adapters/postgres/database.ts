import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { StartProblem } from '../../../../server/start-problem';
import { AlwaysAvailable, type Availability } from '../../application/shared/availability.port';
import { BROWSING, type BrowsingConnections, CONNECTIONS } from './connections';
import { type Currency, DEFAULT_CURRENCY } from '../../domain/shared/currency';
import { drizzleOnPool } from './drizzle-on-pool';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import { migrateAll, requireMigrations, withMigrationLock } from './migrate-postgres';
import { openPools } from './pools';
import type { ReplicaPool } from './replica-pool';
import { requireReplica } from './require-replica';
import { requireCurrency, setCurrency } from './shop-currency';
import { PostgresAvailability } from './postgres-availability';
import * as schema from './schema';

interface RowsOf<Row> {
  rows: Row[];
}

/** Result of raw SQL on both drivers; use `returning` to find the affected rows. */
interface RawRows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}

/** PGlite or PostgreSQL: the same SQL on both. */
export type Database = PgDatabase<RawRows, typeof schema>;

/** Inside a transaction use only this: on PGlite, a query on `db` would wait forever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseOptions {
  /** PGlite's folder; in memory if neither this nor a URL is given. */
  dataFolder?: string;
  databaseUrl?: string;
  /** Initial contents of a PGlite in memory; empty without it. */
  files?: Blob;
  /** Connections to PostgreSQL for everything but browsing. */
  connections?: number;
  browsing?: BrowsingConnections;
  /** A read replica of it, for browsing. */
  readReplicaUrl?: string;
  /** False: a PostgreSQL that lacks a migration is refused; PGlite, which one process has for itself, is migrated anyway. */
  migrateAtStart?: boolean;
  /** Of the amounts that are written; a database with prices of another one is refused. Default: dollars. */
  currency?: Currency;
}

/** Runs SQL as it is: one statement with values, or several without; a transaction that fails is never left open. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface OpenDatabase {
  db: Database;
  /** The same database, for browsing: on connections of its own. */
  browsing: Database;
  runSql: RunSql;
  /** For changes of the database's structure: other processes that start wait until the work is done. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The connections to PostgreSQL, but not those for browsing; undefined for PGlite, which only one process opens. */
  pool: Pool | undefined;
  browsingPool: Pool | undefined;
  /** Undefined without a read replica. */
  replica: ReplicaPool | undefined;
  availability: Availability;
  close: () => Promise<void>;
}

/** Opens the database and migrates it, unless migrating is a separate step. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  const { currency = DEFAULT_CURRENCY } = options;
  const opened = await (databaseUrl ? openPostgres(databaseUrl, options) : openPGlite(options));
  try {
    await requireCurrency(opened.runSql, currency);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openPGlite({
  dataFolder,
  files,
  currency = DEFAULT_CURRENCY,
}: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => undefined;
  try {
    // Half a megabyte of code, which a backend on PostgreSQL does not need.
    const [{ PGlite }, { PGLITE_EXTENSIONS: extensions }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('./pglite-extensions'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    const client = await PGlite.create(dataFolder ?? 'memory://', {
      loadDataDir: files,
      extensions,
    }).catch((cause: unknown) => {
      throw unusable(dataFolder, cause);
    });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await client.query(setCurrency(currency));
    const close = async () => {
      await client.close();
      await unlock();
    };
    return {
      db: db as unknown as Database,
      browsing: db as unknown as Database,
      runSql: onPGlite(client),
      exclusively: (work) => work(),
      pool: undefined,
      browsingPool: undefined,
      replica: undefined,
      availability: new AlwaysAvailable(),
      close,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function unusable(dataFolder: string | undefined, cause: unknown): StartProblem {
  const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
  return new StartProblem(
    dataFolder === undefined
      ? `The database in memory cannot be opened: ${reason}`
      : `The data folder ${dataFolder} cannot be opened (${reason}): move it away to start with a new one.`,
  );
}

async function openPostgres(
  databaseUrl: string,
  {
    connections = CONNECTIONS,
    browsing = BROWSING,
    readReplicaUrl,
    migrateAtStart = true,
    currency = DEFAULT_CURRENCY,
  }: DatabaseOptions,
): Promise<OpenDatabase> {
  await withMigrationLock(databaseUrl, migrateAtStart ? migrateAll : requireMigrations);
  if (readReplicaUrl) await requireReplica(readReplicaUrl);
  const { pool, browsingPool, replica, end } = openPools(databaseUrl, {
    connections,
    browsing,
    readUrl: readReplicaUrl,
    currency,
  });
  const [db, browsingDb] = [pool, browsingPool].map(drizzleOnPool);
  const availability = new PostgresAvailability(pool, databaseUrl);
  const close = async () => {
    availability.close();
    await end();
  };
  return {
    db: db as unknown as Database,
    browsing: browsingDb as unknown as Database,
    runSql: onPostgres(pool),
    exclusively: (work) => withMigrationLock(databaseUrl, work),
    pool,
    browsingPool,
    replica,
    availability,
    close,
  };
}

const onPGlite =
  (client: PGlite): RunSql =>
  async (text, values = []) =>
    values.length > 0
      ? client.query(text, values)
      : client.transaction(async (tx) => ({ rows: (await tx.exec(text)).at(-1)?.rows ?? [] }));

const onPostgres =
  (pool: Pool): RunSql =>
  async (text, values) => {
    const client = await pool.connect();
    try {
      const result = (await client.query(text, values)) as RowsOf<unknown> | RowsOf<unknown>[];
      client.release();
      return (Array.isArray(result) ? result.at(-1) : result) ?? { rows: [] };
    } catch (error) {
      // It may have failed within a transaction that the text began.
      client.release(true);
      throw error;
    }
  };
