import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import {
  type NewPaymentHold,
  type PaymentHold,
  PaymentHolds,
} from '../../../application/checkout/payment-holds.port';
import type { Order } from '../../../domain/order/order';
import type { Connection } from '../repository-registry';
import { orders, paymentHolds } from '../schema';

/** 144 bits: whoever has the key of a UPI payment sees its order's number. As long as the UUIDs that earlier versions accept. */
const KEY_BYTES = 18;

export class PostgresPaymentHolds implements PaymentHolds {
  constructor(private readonly db: Connection) {}

  async insert(hold: NewPaymentHold): Promise<string> {
    const id = randomBytes(KEY_BYTES).toString('hex');
    await this.db.insert(paymentHolds).values({ id, ...hold });
    return id;
  }

  async orderOf(id: string): Promise<Order | undefined> {
    const [found] = await this.db
      .select({ order: orders })
      .from(paymentHolds)
      .innerJoin(orders, eq(orders.id, paymentHolds.orderId))
      .where(eq(paymentHolds.id, id));
    return found?.order;
  }

  async isUsing(cardId: string): Promise<boolean> {
    const found = await this.db
      .select({ id: paymentHolds.id })
      .from(paymentHolds)
      .where(and(eq(paymentHolds.cardId, cardId), isNotNull(paymentHolds.orderId)));
    return found.length > 0;
  }

  async claim(id: string): Promise<boolean> {
    const claimed = await this.db
      .delete(paymentHolds)
      .where(and(eq(paymentHolds.id, id), eq(paymentHolds.isAbandoned, false)))
      .returning({ id: paymentHolds.id });
    return claimed.length > 0;
  }

  async restore({ id, paymentMethod, providerCustomerId, createdAt }: PaymentHold): Promise<void> {
    const hold = { id, paymentMethod, providerCustomerId, createdAt, isAbandoned: true };
    await this.db
      .insert(paymentHolds)
      .values(hold)
      .onConflictDoUpdate({ target: paymentHolds.id, set: { notFoundAt: null } });
  }

  async delete(id: string): Promise<void> {
    await this.db.delete(paymentHolds).where(eq(paymentHolds.id, id));
  }

  async withoutOrder({ id, limit }: { id?: string; limit: number }): Promise<PaymentHold[]> {
    const isWanted = id === undefined ? isNull(paymentHolds.notFoundAt) : eq(paymentHolds.id, id);
    const found = this.db
      .select({ id: paymentHolds.id })
      .from(paymentHolds)
      .where(and(isNull(paymentHolds.orderId), isWanted))
      .orderBy(asc(paymentHolds.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.db
      .update(paymentHolds)
      .set({ isAbandoned: true })
      .where(inArray(paymentHolds.id, found))
      .returning();
  }

  async markNotFound(id: string, at: Date): Promise<void> {
    await this.db.update(paymentHolds).set({ notFoundAt: at }).where(eq(paymentHolds.id, id));
  }

  async deleteNotFound(before: Date): Promise<void> {
    await this.db.delete(paymentHolds).where(lt(paymentHolds.notFoundAt, before));
  }
}
