import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { paymentHolds, savedCards } from '../schema';
import { CARD } from '../../../domain/checkout/payment-choices';
import type { PlaceOrderCommand } from '../../../application/checkout/place-order-command';

export type PaymentHold = typeof paymentHolds.$inferSelect;

/** Commits the intention to hold money, before anything is held; no row for a card that is not the customer's. */
export async function openHold(
  db: Database,
  { request, session }: PlaceOrderCommand,
  createdAt: Date,
): Promise<string | undefined> {
  const id = randomUUID();
  const paymentMethod = request.payment_method;
  if (paymentMethod !== CARD) {
    await db.insert(paymentHolds).values({ id, paymentMethod, createdAt });
    return id;
  }
  const card = and(eq(savedCards.id, request.card_id ?? ''), eq(savedCards.customerId, session.customerId));
  const opened = await db
    .insert(paymentHolds)
    .select(
      db
        .select({
          id: sql<string>`${id}`.as('id'),
          paymentMethod: sql<number>`${paymentMethod}::int`.as('payment_method'),
          providerCustomerId: savedCards.providerCustomerId,
          isAbandoned: sql<boolean>`false`.as('is_abandoned'),
          createdAt: sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(savedCards)
        .where(card),
    )
    .returning({ id: paymentHolds.id });
  return opened[0]?.id;
}

/** The order takes the hold over: its row goes when the order commits, and stays when it does not. */
export async function claimHold(tx: Transaction, id: string): Promise<boolean> {
  const claimed = await tx
    .delete(paymentHolds)
    .where(and(eq(paymentHolds.id, id), eq(paymentHolds.isAbandoned, false)))
    .returning({ id: paymentHolds.id });
  return claimed.length > 0;
}

/** Gives up every hold that no running order has claimed, or the one named; from here on none can claim it. */
export async function abandonHolds(
  db: Database,
  { id, limit }: { id?: string; limit: number },
): Promise<PaymentHold[]> {
  const unclaimed = db
    .select({ id: paymentHolds.id })
    .from(paymentHolds)
    .where(id === undefined ? undefined : eq(paymentHolds.id, id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(paymentHolds)
    .set({ isAbandoned: true })
    .where(inArray(paymentHolds.id, unclaimed))
    .returning();
}

export async function forgetHold(db: Database, id: string): Promise<void> {
  await db.delete(paymentHolds).where(eq(paymentHolds.id, id));
}
