import type { PaymentCard } from '../../domain/customer/payment-card';
import type { SavedCard } from '../../domain/customer/saved-card';

export type NewCard = SavedCard & { createdAt: Date };

/** The fields that identify the same saved card. */
export type CardIdentity = Pick<SavedCard, 'customerId' | 'expMonth' | 'expYear'> & { fingerprint: string };

export abstract class SavedCards {
  /** The customer's listed cards, oldest first. */
  abstract of(customerId: number): Promise<SavedCard[]>;

  /** The customer's card, locked: a one-off card cannot pay for two orders at once. */
  abstract lockOwn(
    cardId: string,
    customerId: number,
  ): Promise<(PaymentCard & Pick<SavedCard, 'listed'>) | undefined>;

  /** The same card, if the customer saved it earlier. */
  abstract findListed(card: CardIdentity): Promise<SavedCard | undefined>;

  /** One-off cards that were saved before then and not used, oldest first: an order deletes its card. */
  abstract unusedOneOff(before: Date, limit: number): Promise<Pick<SavedCard, 'id' | 'customerId'>[]>;

  abstract insert(card: NewCard): Promise<void>;

  /** The caller has checked that the customer owns the card. */
  abstract update(cardId: string, change: Partial<Omit<SavedCard, 'id'>>): Promise<void>;

  /** Deletes the customer's card and returns it; undefined if there was none. */
  abstract deleteOwn(
    cardId: string,
    customerId: number,
  ): Promise<Pick<SavedCard, 'id' | 'providerCustomerId'> | undefined>;

  /** Deletes a one-off card together with the order that it paid. */
  abstract deleteOneOff(cardId: string): Promise<void>;

  /** The address is deleted, the card stays and is billed to the primary address. */
  abstract clearBillingAddress(addressId: number): Promise<void>;
}
