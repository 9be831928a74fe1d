import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  type NewPaymentHold,
  type PaymentHold,
  PaymentHolds,
} from '../../../application/checkout/payment-holds.port';
import type { Connection } from '../repository-registry';
import { paymentHolds } from '../schema';

export class PostgresPaymentHolds extends PaymentHolds {
  constructor(private readonly db: Connection) {
    super();
  }

  async insert(hold: NewPaymentHold): Promise<string> {
    const id = randomUUID();
    await this.db.insert(paymentHolds).values({ id, ...hold });
    return id;
  }

  async isUsing(cardId: string): Promise<boolean> {
    const found = await this.db
      .select({ id: paymentHolds.id })
      .from(paymentHolds)
      .where(and(eq(paymentHolds.cardId, cardId), isNotNull(paymentHolds.orderId)));
    return found.length > 0;
  }

  async delete(id: string): Promise<void> {
    await this.db.delete(paymentHolds).where(eq(paymentHolds.id, id));
  }

  /** Skips rows that a process of the previous version has locked: it deletes them when its order commits. */
  async withoutOrder({ id, limit }: { id?: string; limit: number }): Promise<PaymentHold[]> {
    const isWanted = id === undefined ? undefined : eq(paymentHolds.id, id);
    return this.db
      .select()
      .from(paymentHolds)
      .where(and(isNull(paymentHolds.orderId), isWanted))
      .orderBy(asc(paymentHolds.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true });
  }
}
