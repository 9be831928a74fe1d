import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client, Pool } from 'pg';
import { migrationsFolder } from './migrations-folder';

/** The number of migrations of this backend that a PostgreSQL database lacks. */
export async function missingMigrations(database: Pick<Client | Pool, 'query'>): Promise<number> {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis }) => folderMillis,
  );
  if (!(await hasTable(database, 'drizzle.__drizzle_migrations'))) return all.length;
  const { rows } = await database.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  return all.filter((millis) => millis > Number(rows[0]?.latest ?? 0)).length;
}

export async function hasTable(database: Pick<Client | Pool, 'query'>, name: string): Promise<boolean> {
  const { rows } = await database.query<{ found: string | null }>('select to_regclass($1) as found', [name]);
  return rows[0]?.found !== null;
}
