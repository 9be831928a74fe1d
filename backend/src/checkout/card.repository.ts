import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { savedCards } from '../database/schema';

export type SavedCard = typeof savedCards.$inferSelect;

/** The cards that a customer chose to keep, oldest first. */
export async function listCards(db: Database | Transaction, customerId: number): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.customerId, customerId), eq(savedCards.listed, true)))
    .orderBy(asc(savedCards.createdAt), asc(savedCards.id));
}

/** A card of that customer, listed or for one payment; somebody else's is as good as none. */
export async function findOwnCard(
  db: Database | Transaction,
  customerId: number,
  id: string,
): Promise<SavedCard | undefined> {
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.customerId, customerId)));
  return card;
}

export async function insertCard(
  db: Database | Transaction,
  card: typeof savedCards.$inferInsert,
): Promise<void> {
  await db.insert(savedCards).values(card);
}
