import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { OrderHistory } from '../../../application/order/order-history.port';
import type { OrderWithItems } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orderItems, orders } from '../schema';

export class PostgresOrderHistory implements OrderHistory {
  constructor(private readonly db: Connection) {}

  async of(customerId: number): Promise<OrderWithItems[]> {
    const found = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), ne(orders.paymentStatus, 'authorising')))
      .orderBy(desc(orders.placedAt), desc(orders.id));
    if (found.length === 0) return [];
    const ids = found.map((order) => order.id);
    const items = await this.db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.id));
    return found.map((order) => ({ order, items: items.filter((item) => item.orderId === order.id) }));
  }
}
