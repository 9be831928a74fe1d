import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database';
import { savedCards } from '../schema';

export type PaymentCard = typeof savedCards.$inferSelect;

/** The customer's card, locked: a card for one order cannot pay two at once. */
export async function findOwnCard(
  tx: Transaction,
  cardId: string,
  customerId: number,
): Promise<PaymentCard | undefined> {
  const [card] = await tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, cardId), eq(savedCards.customerId, customerId)))
    .for('update');
  return card;
}

/** A card that the shopper did not want kept goes with the order it paid. */
export async function discardOneOffCard(tx: Transaction, cardId: string): Promise<void> {
  await tx.delete(savedCards).where(and(eq(savedCards.id, cardId), eq(savedCards.listed, false)));
}
