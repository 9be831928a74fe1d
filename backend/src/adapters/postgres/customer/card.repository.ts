import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { savedCards } from '../schema';

export type SavedCard = typeof savedCards.$inferSelect;
type SameCard = Pick<SavedCard, 'customerId' | 'expMonth' | 'expYear'> & { fingerprint: string };

/** The cards that a customer chose to keep, oldest first. */
export async function listCards(db: Database | Transaction, customerId: number): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.customerId, customerId), eq(savedCards.listed, true)))
    .orderBy(asc(savedCards.createdAt), asc(savedCards.id));
}

/** Cards for one order that did not come, oldest first: an order takes its card with it. */
export async function listUnusedOneOffCards(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<Pick<SavedCard, 'id' | 'customerId'>[]> {
  return db
    .select({ id: savedCards.id, customerId: savedCards.customerId })
    .from(savedCards)
    .where(and(eq(savedCards.listed, false), lt(savedCards.createdAt, before)))
    .orderBy(asc(savedCards.createdAt))
    .limit(limit);
}

/** The same card, kept before. */
export async function findSameCard(
  tx: Transaction,
  { customerId, fingerprint, expMonth, expYear }: SameCard,
): Promise<SavedCard | undefined> {
  const [same] = await tx
    .select()
    .from(savedCards)
    .where(
      and(
        eq(savedCards.customerId, customerId),
        eq(savedCards.listed, true),
        eq(savedCards.fingerprint, fingerprint),
        eq(savedCards.expMonth, expMonth),
        eq(savedCards.expYear, expYear),
      ),
    );
  return same;
}

/** Of a card whose owner has been checked. */
export async function changeCard(
  tx: Transaction,
  id: string,
  change: Partial<typeof savedCards.$inferInsert>,
): Promise<void> {
  await tx.update(savedCards).set(change).where(eq(savedCards.id, id));
}

export async function insertCard(
  db: Database | Transaction,
  card: typeof savedCards.$inferInsert,
): Promise<void> {
  await db.insert(savedCards).values(card);
}

/** The card when it was the customer's and is gone; undefined where there was none. */
export async function dropOwnCard(
  tx: Transaction,
  cardId: string,
  customerId: number,
): Promise<{ cardId: string; providerCustomerId: string } | undefined> {
  const [dropped] = await tx
    .delete(savedCards)
    .where(and(eq(savedCards.id, cardId), eq(savedCards.customerId, customerId)))
    .returning({ cardId: savedCards.id, providerCustomerId: savedCards.providerCustomerId });
  return dropped;
}

/** The address goes, the card stays: it is billed to the primary address then. */
export async function forgetBillingAddress(tx: Transaction, addressId: number): Promise<void> {
  await tx
    .update(savedCards)
    .set({ billingAddressId: null })
    .where(eq(savedCards.billingAddressId, addressId));
}
