import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/adapters/postgres/database';

/**
 * Deletes all rows but those of `listing_changes`, and restarts all ids, for tests and provider states (BDG-08). A single
 * statement, at whose end foreign keys are checked: several times faster than `truncate`, which creates a new file for
 * each table.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const statement = statements.get(db) ?? (await deletionOfAll(db));
  statements.set(db, statement);
  await db.execute(statement);
}

/** It is the same for as long as a database is open, since that begins with the migrations. */
const statements = new WeakMap<Database, SQL>();

async function deletionOfAll(db: Database): Promise<SQL> {
  const tables = await namesIn(
    db,
    // With its rows a running backend would lose what it has not read yet: that the products before are deleted.
    sql`select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'listing_changes'`,
  );
  const ids = await namesIn(
    db,
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const deletions = tables.map((table, index) => `deletion_${index} as (delete from ${table})`);
  const restarts = ids.map((id) => `setval('${id}', 1, false)`);
  return sql.raw(`with ${deletions.join(', ')} select ${restarts.join(', ')}`);
}

async function namesIn(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(query);
  return rows.map(({ name }) => name);
}
