import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './repository-registry';

/** Rows a statement. */
const BATCH = 1_000;

/**
 * Deletes the rows of a table that meet a condition, in statements that are short however many there are. Rows that
 * somebody has locked are left for the next time.
 */
export async function deleteInBatches(db: Connection, table: PgTable, condition: SQL): Promise<void> {
  let deleted: number;
  do {
    const { rows } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked
      )) returning 1`);
    deleted = rows.length;
  } while (deleted === BATCH);
}
