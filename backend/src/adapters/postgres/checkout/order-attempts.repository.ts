import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { orderAttempts } from '../schema';
import type { PlaceOrderAnswer } from '../../../domain/checkout/order-refusal';

export type OrderAttempt = typeof orderAttempts.$inferSelect;

export async function findAttempt(
  db: Database | Transaction,
  customerId: number,
  key: string,
): Promise<OrderAttempt | undefined> {
  const [attempt] = await db
    .select()
    .from(orderAttempts)
    .where(and(eq(orderAttempts.customerId, customerId), eq(orderAttempts.key, key)));
  return attempt;
}

export async function findLastAttempt(
  db: Database | Transaction,
  customerId: number,
  cartId: string,
): Promise<OrderAttempt | undefined> {
  const [attempt] = await db
    .select()
    .from(orderAttempts)
    .where(and(eq(orderAttempts.customerId, customerId), eq(orderAttempts.cartId, cartId)))
    .orderBy(desc(orderAttempts.createdAt))
    .limit(1);
  return attempt;
}

/** Binds the key to its answer; false when another request bound it first. */
export async function recordAttempt(
  tx: Transaction,
  attempt: Omit<typeof orderAttempts.$inferInsert, 'response' | 'placed'>,
  answer: PlaceOrderAnswer,
): Promise<boolean> {
  const recorded = await tx
    .insert(orderAttempts)
    .values({ ...attempt, placed: answer.code === 1, response: { ...answer } })
    .onConflictDoNothing()
    .returning({ key: orderAttempts.key });
  return recorded.length === 1;
}

/** The order that these attempts made is undone: told so from now on. */
export async function failAttempts(tx: Transaction, cartId: string, message: string): Promise<void> {
  const answer: PlaceOrderAnswer = { code: -1, message };
  await tx
    .update(orderAttempts)
    .set({ placed: false, response: { ...answer } })
    .where(eq(orderAttempts.cartId, cartId));
}
