import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';

/** Runs statements one after another; PGlite takes one at a time. */
export async function runAll(db: Database | Transaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** Statements that create a temporary table anew, with indexes. */
export const temporaryTable = (name: string, query: string, indexes: readonly string[] = []): string[] => [
  `drop table if exists ${name}`,
  `create temporary table ${name} as ${query}`,
  ...indexes.map((columns) => `create index on ${name} (${columns})`),
  `analyze ${name}`,
];
