import type { PaymentCard } from '../../domain/customer/payment-card';
import type { SavedCard } from '../../domain/customer/saved-card';

export type NewCard = SavedCard & { createdAt: Date };

/** The fields that identify the same saved card. */
export type CardIdentity = Pick<SavedCard, 'customerId' | 'expMonth' | 'expYear'> & { fingerprint: string };

/** A card that nobody finds any more, and that the provider has yet to detach. */
export type RemovedCard = Pick<SavedCard, 'id' | 'providerCustomerId'>;

export abstract class SavedCards {
  /** The customer's listed cards, oldest first. */
  abstract of(customerId: number): Promise<SavedCard[]>;

  /** The customer's card, unless it was removed, locked: a one-off card cannot pay for two orders at once. */
  abstract lockOwn(
    cardId: string,
    customerId: number,
  ): Promise<(PaymentCard & Pick<SavedCard, 'listed'>) | undefined>;

  /** The same card, if the customer saved it earlier, locked: it may be removed at this moment. */
  abstract findListed(card: CardIdentity): Promise<SavedCard | undefined>;

  /**
   * Removed cards, and one-off cards that were saved before then and not used, since an order deletes its card; the
   * removed ones first, then the oldest.
   */
  abstract toRemove(before: Date, limit: number): Promise<Pick<SavedCard, 'id' | 'customerId'>[]>;

  abstract insert(card: NewCard): Promise<void>;

  /** The caller has checked that the customer owns the card. */
  abstract update(cardId: string, change: Partial<Omit<SavedCard, 'id'>>): Promise<void>;

  /**
   * Removes the customer's card from everything but `toRemove`, and returns it, also if that was done before; undefined if
   * there is none. Waits for an order that is choosing the card.
   */
  abstract removeOwn(cardId: string, customerId: number): Promise<RemovedCard | undefined>;

  /** Deletes a removed card, once the provider has detached it. */
  abstract forget(cardId: string): Promise<void>;

  /** Deletes a one-off card together with the order that it paid; a removed one has yet to be detached. */
  abstract deleteOneOff(cardId: string): Promise<void>;

  /** The address is deleted, the card stays and is billed to the primary address. */
  abstract clearBillingAddress(addressId: number): Promise<void>;
}
