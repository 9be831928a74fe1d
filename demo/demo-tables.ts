import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../backend/src/adapters/postgres/database';
import * as schema from '../backend/src/adapters/postgres/schema';

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];
type Row<Name extends TableName> = (typeof schema)[Name]['$inferInsert'];

/** Rows by table. */
export type DemoTables = { [Name in TableName]?: readonly Row<Name>[] };

/** Well below the 65,535 parameters that one statement may have. */
const ROWS_IN_A_STATEMENT = 500;

/** Inserts rows table by table, in the order in which they are given. */
export async function insertRows(tx: Transaction, tables: DemoTables): Promise<void> {
  for (const [name, rows] of Object.entries(tables))
    for (let start = 0; start < rows.length; start += ROWS_IN_A_STATEMENT)
      await tx.insert(schema[name as TableName]).values(rows.slice(start, start + ROWS_IN_A_STATEMENT));
}

/** Everything in a database. */
export async function readRows(db: Database) {
  const tables: { [Name in TableName]?: readonly unknown[] } = {};
  for (const [name, table] of Object.entries(schema))
    if (is(table, PgTable)) tables[name as TableName] = await db.select().from(table);
  return tables as { [Name in TableName]: readonly (typeof schema)[Name]['$inferSelect'][] };
}
