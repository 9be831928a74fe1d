import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../backend/src/adapters/postgres/database';
import * as schema from '../backend/src/adapters/postgres/schema';
import type { Clock } from '../backend/src/application/shared/clock.port';
import { Argon2PasswordHasher } from '../backend/src/adapters/passwords/argon2-password-hasher';
import type { DemoShop } from './demo-shop';

/** Well below the 65,535 parameters that one statement may have. */
const ROWS_IN_A_STATEMENT = 500;

/** Processes that start together on one PostgreSQL seed one after another. */
const SEED_LOCK = 4_711_049;

/** Fills an empty database with the demo shop in one transaction; returns whether it did (BDG-01). */
export async function seedDemoShop(
  db: Database,
  clock: Clock,
  readShop: (now: Date) => Promise<DemoShop>,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { members, password, ...tables } = await readShop(clock.now());
  const account = {
    kind: 'member',
    createdAt: clock.now(),
    passwordHash: await new Argon2PasswordHasher().hash(password),
  };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await insertAll(
      tx,
      schema.customers,
      members.map((member) => ({ ...member, ...account })),
    );
    for (const [name, rows] of Object.entries(tables))
      await insertAll(tx, schema[name as keyof typeof tables], rows);
    await continueIds(tx, [
      schema.customers,
      schema.addresses,
      schema.cartLines,
      schema.orders,
      schema.orderItems,
      schema.walletLots,
    ]);
    return true;
  });
}

async function isEmpty(db: Database | Transaction): Promise<boolean> {
  const [vendor] = await db.select({ id: schema.vendors.id }).from(schema.vendors).limit(1);
  return vendor === undefined;
}

async function insertAll(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_IN_A_STATEMENT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_IN_A_STATEMENT));
}

/** Rows with explicit ids do not advance the sequence that new ids are taken from. */
async function continueIds(tx: Transaction, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select coalesce(max(id), 0) from ${sql.identifier(name)}), 1000))`,
    );
  }
}
