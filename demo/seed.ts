import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Argon2PasswordHasher } from '../backend/src/adapters/passwords/argon2-password-hasher';
import type { Database, Transaction } from '../backend/src/adapters/postgres/database';
import * as schema from '../backend/src/adapters/postgres/schema';
import type { Clock } from '../backend/src/application/shared/clock.port';
import { readCatalogFacts } from './data/catalog-facts';
import { demoRows, PUBLISHABLE_KEY } from './data/demo-data';
import { DEMO_PASSWORD } from './data/people';
import { insertRows } from './demo-tables';

/** Processes that start together on one PostgreSQL seed one after another. */
const SEED_LOCK = 4_711_049;

/**
 * Fills an empty database with the demo shop in one transaction: its catalogue, and then what is not part of one.
 * Returns whether it did (BDG-01).
 */
export async function seedDemoShop(
  db: Database,
  clock: Clock,
  fillCatalog: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const passwordHash = await new Argon2PasswordHasher().hash(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await fillCatalog(tx);
    await tx.update(schema.stores).set({ publishableKey: PUBLISHABLE_KEY });
    await insertRows(tx, demoRows(clock.now(), passwordHash, await readCatalogFacts(tx)));
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

/** Rows with explicit ids do not advance the sequence that new ids are taken from. */
async function continueIds(tx: Transaction, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select coalesce(max(id), 0) from ${sql.identifier(name)}), 1000))`,
    );
  }
}
