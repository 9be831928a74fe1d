import { asc, eq, type SQL } from 'drizzle-orm';
import type { Order } from '../../../domain/order/order';
import type { OrderWithItems } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orderItems, orders } from '../schema';

/** The only order that matches the condition, with its items. */
export async function findOrder(db: Connection, which: SQL | undefined): Promise<OrderWithItems | undefined> {
  const [order] = await db.select().from(orders).where(which);
  return withItems(db, order);
}

/** The same, locked until the transaction ends. */
export async function lockOrder(db: Connection, which: SQL | undefined): Promise<OrderWithItems | undefined> {
  const [order] = await db.select().from(orders).where(which).for('update');
  return withItems(db, order);
}

async function withItems(db: Connection, order: Order | undefined): Promise<OrderWithItems | undefined> {
  if (!order) return undefined;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return { order, items };
}
