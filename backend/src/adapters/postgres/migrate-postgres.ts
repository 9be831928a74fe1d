import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartProblem } from '../../../../server/start-problem';
import { migrationsFolder } from './migrations-folder';
import { missingMigrations } from './missing-migrations';
import { CONNECTION_TIMEOUT_MS } from './pools';

/** An arbitrary advisory lock number: concurrent start-ups change the structure one after another. */
const MIGRATION_LOCK = 4_711_048;

export const migrateAll = (guard: Client): Promise<void> =>
  migrate(drizzle(guard), { migrationsFolder: migrationsFolder() });

export async function requireMigrations(guard: Client): Promise<void> {
  const missing = await missingMigrations(guard);
  if (missing === 0) return;
  const migrations = missing === 1 ? 'a migration' : `${missing} migrations`;
  throw new StartProblem(
    `The database lacks ${migrations}: run "npm run migrate" with the same settings first (docs/deploy.md).`,
  );
}

/** On a connection of its own, whose statements may take as long as they need. */
export async function withMigrationLock<Result>(
  databaseUrl: string,
  work: (guard: Client) => Promise<Result>,
): Promise<Result> {
  const guard = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  guard.on('error', () => undefined);
  await guard.connect().catch((cause: Error) => {
    throw new StartProblem(`The database of DATABASE_URL cannot be reached: ${cause.message}`);
  });
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(guard);
  } finally {
    await guard.end().catch(() => undefined);
  }
}
