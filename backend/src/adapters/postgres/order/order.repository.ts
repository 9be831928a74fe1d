import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { orderItems, orders } from '../schema';

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'incrementId'>;
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>;

export interface WholeOrder {
  order: Order;
  items: OrderItem[];
}

/** Order numbers begin at 100001. */
const FIRST_NUMBER = 100_000;

/** Writes the order and its items under the next order number. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  items: NewOrderItem[],
): Promise<WholeOrder> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  const [inserted] = await tx
    .insert(orders)
    .values({ ...order, id, incrementId: String(FIRST_NUMBER + id) })
    .returning();
  if (!inserted) throw new Error('The database gave no order back.');
  const written = await tx
    .insert(orderItems)
    .values(items.map((item) => ({ ...item, orderId: id })))
    .returning();
  return { order: inserted, items: written };
}

export async function findOrderOfCart(
  db: Database | Transaction,
  cartId: string,
  customerId: number,
): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.customerId, customerId)));
  return order;
}

/** All orders of a customer, newest first, with their items in the order of the cart. */
export async function listOrdersOf(db: Database, customerId: number): Promise<WholeOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  return found.map((order) => ({ order, items: items.filter((item) => item.orderId === order.id) }));
}

/** The money is held or asked for: its id at the provider belongs to the order. */
export async function setCharge(
  tx: Transaction,
  orderId: number,
  charge: { chargeId: string; paymentUrl: string | null },
): Promise<void> {
  await tx.update(orders).set(charge).where(eq(orders.id, orderId));
}

export async function findOrderByCharge(db: Database, chargeId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.chargeId, chargeId));
  return order;
}

/** The order with its items, locked, if its money is still asked for; whoever comes second finds none. */
export const lockRequested = (tx: Transaction, orderId: number): Promise<WholeOrder | undefined> =>
  lockOrder(tx, and(eq(orders.id, orderId), eq(orders.paymentStatus, 'requested')));

/** The order of that number with its items, locked, if it is this customer's. */
export const lockOwnOrder = (
  tx: Transaction,
  orderNumber: string,
  customerId: number,
): Promise<WholeOrder | undefined> =>
  lockOrder(tx, and(eq(orders.incrementId, orderNumber), eq(orders.customerId, customerId)));

async function lockOrder(tx: Transaction, which: SQL | undefined): Promise<WholeOrder | undefined> {
  const [order] = await tx.select().from(orders).where(which).for('update');
  if (!order) return undefined;
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return { order, items };
}

/** The order and its items go on with another status. */
export async function changeOrder(
  tx: Transaction,
  orderId: number,
  change: Pick<Order, 'status' | 'paymentStatus'> & Partial<Pick<Order, 'cartId'>>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, orderId));
  await tx.update(orderItems).set({ status: change.status }).where(eq(orderItems.orderId, orderId));
}

/** Orders whose money was asked for before that moment and is not decided. */
export async function listOverdue(db: Database, before: Date, limit: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.paymentStatus, 'requested'), lt(orders.placedAt, before)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

export async function markCaptured(db: Database, orderId: number): Promise<void> {
  await db
    .update(orders)
    .set({ paymentStatus: 'captured' })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'authorised')));
}

/** Orders whose money is held and was never taken: a crash came between commit and capture. */
export async function listUncaptured(db: Database, limit: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.paymentStatus, 'authorised'))
    .orderBy(asc(orders.id))
    .limit(limit);
}
