import { asc, eq, type SQL } from 'drizzle-orm';
import type { OrderWithItems } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orderItems, orders } from '../schema';

/** The only order that matches the condition, with its items, locked until the transaction ends. */
export async function lockOrder(db: Connection, which: SQL | undefined): Promise<OrderWithItems | undefined> {
  const [order] = await db.select().from(orders).where(which).for('update');
  if (!order) return undefined;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return { order, items };
}
