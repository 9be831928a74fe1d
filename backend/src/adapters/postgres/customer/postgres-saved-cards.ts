import { and, asc, desc, eq, lt, or } from 'drizzle-orm';
import {
  type CardIdentity,
  type NewCard,
  type RemovedCard,
  SavedCards,
} from '../../../application/customer/saved-cards.port';
import type { PaymentCard } from '../../../domain/customer/payment-card';
import type { SavedCard } from '../../../domain/customer/saved-card';
import type { Connection } from '../repository-registry';
import { savedCards } from '../schema';

const isOwn = (cardId: string, customerId: number) =>
  and(eq(savedCards.id, cardId), eq(savedCards.customerId, customerId));

const isNotRemoved = eq(savedCards.removed, false);

export class PostgresSavedCards implements SavedCards {
  constructor(private readonly db: Connection) {}

  async of(customerId: number): Promise<SavedCard[]> {
    return this.db
      .select()
      .from(savedCards)
      .where(and(eq(savedCards.customerId, customerId), eq(savedCards.listed, true)))
      .orderBy(asc(savedCards.createdAt), asc(savedCards.id));
  }

  async lockOwn(
    cardId: string,
    customerId: number,
  ): Promise<(PaymentCard & Pick<SavedCard, 'listed'>) | undefined> {
    const [card] = await this.db
      .select()
      .from(savedCards)
      .where(and(isOwn(cardId, customerId), isNotRemoved))
      .for('update');
    return card;
  }

  async findListed(card: CardIdentity): Promise<SavedCard | undefined> {
    const [same] = await this.db
      .select()
      .from(savedCards)
      .where(
        and(
          eq(savedCards.customerId, card.customerId),
          eq(savedCards.listed, true),
          eq(savedCards.fingerprint, card.fingerprint),
          eq(savedCards.expMonth, card.expMonth),
          eq(savedCards.expYear, card.expYear),
        ),
      )
      .for('update');
    return same;
  }

  async toRemove(before: Date, limit: number): Promise<Pick<SavedCard, 'id' | 'customerId'>[]> {
    return this.db
      .select({ id: savedCards.id, customerId: savedCards.customerId })
      .from(savedCards)
      .where(and(eq(savedCards.listed, false), or(savedCards.removed, lt(savedCards.createdAt, before))))
      .orderBy(desc(savedCards.removed), asc(savedCards.createdAt))
      .limit(limit);
  }

  async insert(card: NewCard): Promise<void> {
    await this.db.insert(savedCards).values(card);
  }

  async update(cardId: string, change: Partial<Omit<SavedCard, 'id'>>): Promise<void> {
    await this.db.update(savedCards).set(change).where(eq(savedCards.id, cardId));
  }

  async removeOwn(cardId: string, customerId: number): Promise<RemovedCard | undefined> {
    const [removed] = await this.db
      .update(savedCards)
      .set({ listed: false, removed: true })
      .where(isOwn(cardId, customerId))
      .returning({ id: savedCards.id, providerCustomerId: savedCards.providerCustomerId });
    return removed;
  }

  async forget(cardId: string): Promise<void> {
    await this.db.delete(savedCards).where(eq(savedCards.id, cardId));
  }

  async deleteOneOff(cardId: string): Promise<void> {
    await this.db
      .delete(savedCards)
      .where(and(eq(savedCards.id, cardId), eq(savedCards.listed, false), isNotRemoved));
  }

  async clearBillingAddress(addressId: number): Promise<void> {
    await this.db
      .update(savedCards)
      .set({ billingAddressId: null })
      .where(eq(savedCards.billingAddressId, addressId));
  }
}
