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

export async function insertCard(
  db: Database | Transaction,
  card: typeof savedCards.$inferInsert,
): Promise<void> {
  await db.insert(savedCards).values(card);
}
