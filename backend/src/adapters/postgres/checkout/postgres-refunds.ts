import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type NewRefund,
  type RecordedRefund,
  type Refund,
  Refunds,
} from '../../../application/checkout/refunds.port';
import type { Connection } from '../repository-registry';
import { orders, refunds } from '../schema';

export class PostgresRefunds implements Refunds {
  constructor(private readonly db: Connection) {}

  async insert(refund: NewRefund): Promise<string> {
    const id = randomUUID();
    const ofOrder = this.db
      .select({ currency: orders.currency })
      .from(orders)
      .where(eq(orders.id, refund.orderId));
    await this.db.insert(refunds).values({ id, ...refund, currency: sql`(${ofOrder})` });
    return id;
  }

  of(orderId: number): Promise<RecordedRefund[]> {
    const { amountCents, reason, createdAt, settledAt } = refunds;
    return this.db
      .select({ amountCents, reason, createdAt, settledAt })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(createdAt), asc(refunds.id));
  }

  async unsettled({
    id,
    chargeId,
    limit,
  }: {
    id?: string;
    chargeId?: string;
    limit: number;
  }): Promise<Refund[]> {
    const { chargeId: ofOrder, paymentMethod, paymentStatus } = orders;
    const { id: refundId, amountCents, currency } = refunds;
    const found = await this.db
      .select({ id: refundId, amountCents, currency, chargeId: ofOrder, paymentMethod, paymentStatus })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(
        and(
          isNull(refunds.settledAt),
          isNotNull(orders.chargeId),
          id === undefined ? undefined : eq(refunds.id, id),
          chargeId === undefined ? undefined : eq(orders.chargeId, chargeId),
        ),
      )
      .orderBy(asc(refunds.createdAt))
      .limit(limit);
    return found.map(({ paymentStatus: status, ...refund }) => ({
      ...refund,
      amountCents: status === 'refused' ? null : refund.amountCents,
      chargeId: refund.chargeId ?? '',
    }));
  }

  async markSettled(id: string, settledAt: Date): Promise<void> {
    await this.db.update(refunds).set({ settledAt }).where(eq(refunds.id, id));
  }
}
