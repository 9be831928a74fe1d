import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { StartProblem } from '../../../../../server/start-problem';
import { type Database, type DatabaseOptions, openDatabase, type Transaction } from '../database';
import { DEFAULT_CURRENCY } from '../../../domain/shared/currency';
import * as schema from '../schema';
import { runAll } from './statements';
import { setCurrency } from '../shop-currency';

interface CatalogSession {
  db: Database;
  close: () => Promise<void>;
}

/** An arbitrary advisory lock number: imports run one after another. */
const IMPORT_LOCK = 4_711_050;

/** How long a batch waits for rows that an order has locked. */
const LOCK_TIMEOUT = '30s';

/** The migrated database on one connection, which keeps temporary tables, and whose statements may take long. */
export async function openCatalogSession(options: DatabaseOptions): Promise<CatalogSession> {
  const opened = await openDatabase(options);
  if (!options.databaseUrl) return opened;
  await opened.close();
  const client = new Client({ connectionString: options.databaseUrl, application_name: 'catalog' });
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set lock_timeout = '${LOCK_TIMEOUT}'; set work_mem = '64MB'`,
  );
  await client.query(setCurrency(options.currency ?? DEFAULT_CURRENCY));
  return {
    db: drizzle(client, { schema }) as unknown as Database,
    close: () => client.end(),
  };
}

/** Refuses to run beside another import; the lock ends with the session. */
export async function lockImports(db: Database): Promise<void> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_lock(${IMPORT_LOCK}) as locked`,
  );
  if (!rows[0]?.locked)
    throw new StartProblem('Another import is running on this database: wait until it has ended.');
}

/** Ends an import on a connection that is used further: its temporary tables and its lock would stay. */
export const endImport = (db: Database | Transaction): Promise<void> =>
  runAll(db, ['discard temp', `select pg_advisory_unlock(${IMPORT_LOCK})`]);
