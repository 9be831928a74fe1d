import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database';
import { cartAdditions } from '../schema';
import { type Attempt, keyReused } from '../../../application/shared/idempotency';

/**
 * Notes what is being put into a cart, which is locked; whether it is put in for the first time. A refusal undoes the
 * note, so that what was refused may be tried again.
 */
export async function noteAddition(
  tx: Transaction,
  cartId: string,
  attempt: Attempt | undefined,
  addedAt: Date,
): Promise<boolean> {
  if (!attempt) return true;
  const noted = await tx
    .insert(cartAdditions)
    .values({ cartId, ...attempt, addedAt })
    .onConflictDoNothing()
    .returning({ key: cartAdditions.key });
  if (noted.length === 1) return true;
  const [earlier] = await tx
    .select({ payloadHash: cartAdditions.payloadHash })
    .from(cartAdditions)
    .where(and(eq(cartAdditions.cartId, cartId), eq(cartAdditions.key, attempt.key)));
  if (earlier?.payloadHash !== attempt.payloadHash) throw keyReused();
  return false;
}
