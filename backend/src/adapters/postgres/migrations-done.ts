import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';

/** Fails if the database cannot be reached, or lacks a migration that this version of the backend needs. */
export function migrationsDone(db: Database): () => Promise<void> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );
  return async () => {
    const { rows } = await db.execute<{ latest: string | null }>(
      sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
    );
    if (Number(rows[0]?.latest ?? 0) < newest) throw new Error('The database lacks a migration.');
  };
}
