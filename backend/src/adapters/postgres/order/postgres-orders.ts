import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orders } from '../../../application/order/orders.port';
import type { NewOrder, Order } from '../../../domain/order/order';
import type { NewOrderItem, OrderWithItems } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orderItems, orders } from '../schema';
import { findOrder, lockOrder } from './lock-order';

/** The first order number is 100001. */
const FIRST_NUMBER = 100_000;

export class PostgresOrders implements Orders {
  constructor(private readonly db: Connection) {}

  async insert(order: NewOrder, items: NewOrderItem[]): Promise<OrderWithItems> {
    const { rows } = await this.db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
    );
    const id = rows[0]?.id ?? 0;
    const [inserted] = await this.db
      .insert(orders)
      .values({ ...order, id, orderNumber: String(FIRST_NUMBER + id) })
      .returning();
    if (!inserted) throw new Error('The database returned no order.');
    const written = await this.db
      .insert(orderItems)
      .values(items.map((item) => ({ ...item, orderId: id, currency: inserted.currency })))
      .returning();
    return { order: inserted, items: written };
  }

  async ofCart(cartId: string, customerId: number): Promise<Order | undefined> {
    const [order] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cartId), eq(orders.customerId, customerId)));
    return order;
  }

  lockOwn(orderNumber: string, customerId: number): Promise<OrderWithItems | undefined> {
    const isOwn = eq(orders.customerId, customerId);
    return lockOrder(this.db, and(eq(orders.orderNumber, orderNumber), isOwn));
  }

  find(orderNumber: string): Promise<OrderWithItems | undefined> {
    return findOrder(this.db, eq(orders.orderNumber, orderNumber));
  }

  lock(orderNumber: string): Promise<OrderWithItems | undefined> {
    return lockOrder(this.db, eq(orders.orderNumber, orderNumber));
  }

  async cancelItems(orderId: number, itemIds: readonly number[], refundedCents: number): Promise<void> {
    await this.addRefund(orderId, refundedCents);
    await this.db
      .update(orderItems)
      .set({ status: 'canceled' })
      .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.id, [...itemIds])));
  }

  async addRefund(orderId: number, refundedCents: number): Promise<void> {
    const refunded = sql`${orders.refundedCents} + ${refundedCents}`;
    await this.db.update(orders).set({ refundedCents: refunded }).where(eq(orders.id, orderId));
  }

  async delete(orderId: number): Promise<void> {
    await this.db.delete(orders).where(eq(orders.id, orderId));
  }

  async update(
    orderId: number,
    change: Pick<Order, 'status' | 'paymentStatus'> & Partial<Pick<Order, 'cartId'>>,
  ): Promise<void> {
    await this.db.update(orders).set(change).where(eq(orders.id, orderId));
    await this.db
      .update(orderItems)
      .set({ status: change.status })
      .where(and(eq(orderItems.orderId, orderId), ne(orderItems.status, 'canceled')));
  }
}
