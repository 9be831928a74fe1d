import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { customers, faceChecks } from '../schema';

/** Whether one buyer has to show their face, and when they last did for a cart. */
export interface FaceDuty {
  /** Of this customer in particular. */
  isAsked: boolean;
  matchedAt: Date | null;
}

export async function findFaceDuty(
  db: Database | Transaction,
  customerId: number,
  cartId: string,
): Promise<FaceDuty | undefined> {
  const ofCart = and(eq(faceChecks.customerId, customers.id), eq(faceChecks.cartId, cartId));
  const [duty] = await db
    .select({ isAsked: customers.faceCheckBeforeOrder, matchedAt: faceChecks.matchedAt })
    .from(customers)
    .leftJoin(faceChecks, ofCart)
    .where(eq(customers.id, customerId));
  return duty;
}

/** The application that made the customer verified. */
export async function findVerificationId(db: Database, customerId: number): Promise<string | null> {
  const [customer] = await db
    .select({ verificationId: customers.verificationId })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.verificationId ?? null;
}

export async function recordFaceCheck(
  tx: Transaction,
  customerId: number,
  cartId: string,
  matchedAt: Date,
): Promise<void> {
  await tx
    .insert(faceChecks)
    .values({ customerId, cartId, matchedAt })
    .onConflictDoUpdate({ target: [faceChecks.customerId, faceChecks.cartId], set: { matchedAt } });
}
