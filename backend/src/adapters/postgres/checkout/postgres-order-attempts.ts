import { and, desc, eq, lt } from 'drizzle-orm';
import { type OrderAttempt, OrderAttempts } from '../../../application/checkout/order-attempts.port';
import type { OrderRefusal } from '../../../domain/checkout/checkout-refusal';
import { deleteInBatches } from '../delete-in-batches';
import type { Connection } from '../repository-registry';
import { orderAttempts } from '../schema';

const ATTEMPT = {
  key: orderAttempts.key,
  payloadHash: orderAttempts.payloadHash,
  customerId: orderAttempts.customerId,
  cartId: orderAttempts.cartId,
  outcome: orderAttempts.outcome,
};

export class PostgresOrderAttempts implements OrderAttempts {
  constructor(private readonly db: Connection) {}

  async find(customerId: number, key: string): Promise<OrderAttempt | undefined> {
    const [attempt] = await this.db
      .select(ATTEMPT)
      .from(orderAttempts)
      .where(and(eq(orderAttempts.customerId, customerId), eq(orderAttempts.key, key)));
    return attempt;
  }

  async findLast(customerId: number, cartId: string): Promise<OrderAttempt | undefined> {
    const [attempt] = await this.db
      .select(ATTEMPT)
      .from(orderAttempts)
      .where(and(eq(orderAttempts.customerId, customerId), eq(orderAttempts.cartId, cartId)))
      .orderBy(desc(orderAttempts.createdAt))
      .limit(1);
    return attempt;
  }

  async record(attempt: OrderAttempt, createdAt: Date): Promise<boolean> {
    const recorded = await this.db
      .insert(orderAttempts)
      .values({ ...attempt, createdAt })
      .onConflictDoNothing()
      .returning({ key: orderAttempts.key });
    return recorded.length === 1;
  }

  async fail(cartId: string, reason: OrderRefusal): Promise<void> {
    await this.db
      .update(orderAttempts)
      .set({ outcome: { kind: 'refused', reason } })
      .where(eq(orderAttempts.cartId, cartId));
  }

  async deleteOld(before: Date): Promise<void> {
    await deleteInBatches(this.db, orderAttempts, lt(orderAttempts.createdAt, before));
  }
}
