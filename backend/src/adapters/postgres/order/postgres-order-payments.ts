import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { OrderPayments } from '../../../application/order/order-payments.port';
import type { Order } from '../../../domain/order/order';
import type { OrderWithItems } from '../../../domain/order/order-item';
import type { Connection } from '../repository-registry';
import { orders } from '../schema';
import { lockOrder } from './lock-order';

export class PostgresOrderPayments implements OrderPayments {
  constructor(private readonly db: Connection) {}

  async setCharge(orderId: number, charge: { chargeId: string; paymentUrl: string | null }): Promise<void> {
    await this.db.update(orders).set(charge).where(eq(orders.id, orderId));
  }

  async orderOfCharge(chargeId: string): Promise<Order | undefined> {
    const [order] = await this.db.select().from(orders).where(eq(orders.chargeId, chargeId));
    return order;
  }

  lockAuthorising(orderId: number): Promise<OrderWithItems | undefined> {
    return lockOrder(this.db, and(eq(orders.id, orderId), eq(orders.paymentStatus, 'authorising')));
  }

  async authorisingSince(before: Date, limit: number): Promise<Order[]> {
    return this.db
      .select()
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'authorising'), lte(orders.placedAt, before)))
      .orderBy(asc(orders.id))
      .limit(limit);
  }

  lockRequested(orderId: number): Promise<OrderWithItems | undefined> {
    return lockOrder(this.db, and(eq(orders.id, orderId), eq(orders.paymentStatus, 'requested')));
  }

  async overdue(before: Date, limit: number): Promise<Order[]> {
    return this.db
      .select()
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'requested'), lt(orders.placedAt, before)))
      .orderBy(asc(orders.id))
      .limit(limit);
  }

  async amountToCapture(orderId: number): Promise<number | undefined> {
    const [order] = await this.db.select({ cents: REST }).from(orders).where(isAuthorised(orderId));
    return order?.cents;
  }

  async markCaptured(orderId: number, capturedCents: number): Promise<number> {
    const [order] = await this.db
      .update(orders)
      .set({ paymentStatus: 'captured', capturedCents: sql`greatest(${capturedCents}::int, ${REST})` })
      .where(isAuthorised(orderId))
      .returning({ rest: REST });
    return order ? Math.max(0, capturedCents - order.rest) : 0;
  }

  async uncaptured(limit: number): Promise<Order[]> {
    return this.db
      .select()
      .from(orders)
      .where(eq(orders.paymentStatus, 'authorised'))
      .orderBy(asc(orders.id))
      .limit(limit);
  }
}

/** What is left of the total. */
const REST = sql<number>`${orders.grandTotalCents} - ${orders.refundedCents}`;

const isAuthorised = (orderId: number): SQL | undefined =>
  and(eq(orders.id, orderId), eq(orders.paymentStatus, 'authorised'));
