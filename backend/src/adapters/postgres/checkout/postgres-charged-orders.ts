import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ChargedOrders } from '../../../application/checkout/charged-orders.port';
import type { ChargedOrder } from '../../../domain/order/reconciliation';
import { CARD } from '../../../domain/shared/payment-method';
import type { Connection } from '../repository-registry';
import { orders, refunds } from '../schema';

export class PostgresChargedOrders implements ChargedOrders {
  constructor(private readonly db: Connection) {}

  ofCharges(chargeIds: readonly string[]): Promise<ChargedOrder[]> {
    return this.charged(inArray(orders.chargeId, [...chargeIds]));
  }

  placedBetween(from: Date, before: Date): Promise<ChargedOrder[]> {
    return this.charged(and(gte(orders.placedAt, from), lt(orders.placedAt, before)));
  }

  private async charged(which: SQL | undefined): Promise<ChargedOrder[]> {
    const settled = this.db
      .select({ orderId: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int`.as('cents') })
      .from(refunds)
      .where(isNotNull(refunds.settledAt))
      .groupBy(refunds.orderId)
      .as('settled');
    const { orderNumber, chargeId, currency, paymentStatus } = orders;
    const chargeCents = sql<number>`case when ${paymentStatus} = 'authorised'
      then ${orders.grandTotalCents} - ${orders.refundedCents}
      else coalesce(${orders.capturedCents}, ${orders.grandTotalCents}) end`;
    const found = await this.db
      .select({
        orderNumber,
        chargeId,
        currency,
        paymentStatus,
        chargeCents,
        settledRefundCents: settled.cents,
      })
      .from(orders)
      .leftJoin(settled, eq(settled.orderId, orders.id))
      .where(and(which, eq(orders.paymentMethod, CARD), isNotNull(chargeId)));
    return found.map((order) => ({
      ...order,
      chargeId: order.chargeId ?? '',
      settledRefundCents: order.settledRefundCents ?? 0,
    }));
  }
}
