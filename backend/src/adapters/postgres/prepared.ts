import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { statementName } from './statement-names';

const dialect = new PgDialect();

/**
 * Runs SQL as a named statement, which PostgreSQL plans once per connection instead of once per call: for catalogue
 * reads, planning takes longer than execution. Every distinct text is kept, so use it only for SQL with few variants.
 */
export async function prepared<Row>(db: Database, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const statement = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    built,
    undefined,
    statementName(built.sql),
    false,
  );
  return (await statement.execute()).rows;
}
