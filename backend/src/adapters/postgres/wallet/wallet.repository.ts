import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { orderItems, orders, walletEntries, walletLots } from '../schema';

export type NewLot = Omit<typeof walletLots.$inferInsert, 'id'>;
export type NewEntry = Omit<typeof walletEntries.$inferInsert, 'id'>;

/** A lot with what is left of it. */
export interface Balance {
  lotId: number;
  /** The order that prepaid it. */
  orderNumber: string;
  productId: number;
  state: string;
  priceCategory: number;
  millilitres: number;
}

/** A customer's lots, the oldest first. */
export async function listBalances(db: Database | Transaction, customerId: number): Promise<Balance[]> {
  return db
    .select({
      lotId: walletLots.id,
      orderNumber: orders.incrementId,
      productId: walletLots.productId,
      state: walletLots.state,
      priceCategory: walletLots.priceCategory,
      millilitres: sql<number>`sum(${walletEntries.millilitres})::int`,
    })
    .from(walletLots)
    .innerJoin(walletEntries, eq(walletEntries.lotId, walletLots.id))
    .innerJoin(orderItems, eq(orderItems.id, walletLots.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(walletLots.customerId, customerId))
    .groupBy(walletLots.id, orders.incrementId)
    .orderBy(asc(walletLots.id));
}

/** The same, locked until the transaction ends: who redeems at the same moment waits, and then reads what is left. */
export async function lockBalances(tx: Transaction, customerId: number): Promise<Balance[]> {
  await tx
    .select({ id: walletLots.id })
    .from(walletLots)
    .where(eq(walletLots.customerId, customerId))
    .orderBy(asc(walletLots.id))
    .for('update');
  return listBalances(tx, customerId);
}

export async function insertLot(tx: Transaction, lot: NewLot): Promise<number> {
  const [inserted] = await tx.insert(walletLots).values(lot).returning({ id: walletLots.id });
  if (!inserted) throw new Error('The database gave no wallet lot back.');
  return inserted.id;
}

export async function addEntries(tx: Transaction, entries: NewEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(walletEntries).values(entries);
}
