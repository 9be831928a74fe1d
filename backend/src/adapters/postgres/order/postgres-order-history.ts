import { and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { OrderHistory } from '../../../application/order/order-history.port';
import type { ListedOrder } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orderItems, orders, products } from '../schema';

export class PostgresOrderHistory implements OrderHistory {
  constructor(private readonly db: Connection) {}

  async of(customerId: number): Promise<ListedOrder[]> {
    const found = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), ne(orders.paymentStatus, 'authorising')))
      .orderBy(desc(orders.placedAt), desc(orders.id));
    if (found.length === 0) return [];
    const ids = found.map((order) => order.id);
    const items = await this.db
      .select({ ...getTableColumns(orderItems), image: products.thumbnail })
      .from(orderItems)
      .leftJoin(products, eq(products.id, orderItems.productId))
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.id));
    return found.map((order) => ({ order, items: items.filter((item) => item.orderId === order.id) }));
  }
}
