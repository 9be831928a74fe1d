import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  type NewPaymentHold,
  type PaymentHold,
  PaymentHolds,
} from '../../../application/checkout/payment-holds.port';
import { CARD } from '../../../domain/checkout/payment-choices';
import type { Connection } from '../repository-registry';
import { paymentHolds, savedCards } from '../schema';

export class PostgresPaymentHolds extends PaymentHolds {
  constructor(private readonly db: Connection) {
    super();
  }

  async create(
    { paymentMethod, cardId, customerId }: NewPaymentHold,
    createdAt: Date,
  ): Promise<string | undefined> {
    const id = randomUUID();
    if (paymentMethod !== CARD) {
      await this.db.insert(paymentHolds).values({ id, paymentMethod, createdAt });
      return id;
    }
    const ownCard = this.db
      .select({
        id: sql<string>`${id}`.as('id'),
        paymentMethod: sql<number>`${paymentMethod}::int`.as('payment_method'),
        providerCustomerId: savedCards.providerCustomerId,
        isAbandoned: sql<boolean>`false`.as('is_abandoned'),
        createdAt: sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
      })
      .from(savedCards)
      .where(and(eq(savedCards.id, cardId), eq(savedCards.customerId, customerId)));
    const created = await this.db.insert(paymentHolds).select(ownCard).returning({ id: paymentHolds.id });
    return created[0]?.id;
  }

  async claim(id: string): Promise<boolean> {
    const claimed = await this.db
      .delete(paymentHolds)
      .where(and(eq(paymentHolds.id, id), eq(paymentHolds.isAbandoned, false)))
      .returning({ id: paymentHolds.id });
    return claimed.length > 0;
  }

  async abandon({ id, limit }: { id?: string; limit: number }): Promise<PaymentHold[]> {
    const unclaimed = this.db
      .select({ id: paymentHolds.id })
      .from(paymentHolds)
      .where(id === undefined ? undefined : eq(paymentHolds.id, id))
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.db
      .update(paymentHolds)
      .set({ isAbandoned: true })
      .where(inArray(paymentHolds.id, unclaimed))
      .returning();
  }

  async delete(id: string): Promise<void> {
    await this.db.delete(paymentHolds).where(eq(paymentHolds.id, id));
  }
}
