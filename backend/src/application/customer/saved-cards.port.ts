import type { PaymentCard } from '../../domain/customer/payment-card';
import type { SavedCard } from '../../domain/customer/saved-card';

export type NewCard = SavedCard & { createdAt: Date };

/** What makes two saved cards the same one. */
export type CardIdentity = Pick<SavedCard, 'customerId' | 'expMonth' | 'expYear'> & { fingerprint: string };

export abstract class SavedCards {
  /** The cards that a customer chose to keep, oldest first. */
  abstract of(customerId: number): Promise<SavedCard[]>;

  /** The customer's card, locked: a card for one order cannot pay two at once. */
  abstract lockOwn(cardId: string, customerId: number): Promise<PaymentCard | undefined>;

  /** The same card, if the customer chose to keep it before. */
  abstract findListed(card: CardIdentity): Promise<SavedCard | undefined>;

  /** Cards for one order that were saved before then and not used, oldest first: an order takes its card with it. */
  abstract unusedOneOff(before: Date, limit: number): Promise<Pick<SavedCard, 'id' | 'customerId'>[]>;

  abstract insert(card: NewCard): Promise<void>;

  /** Of a card whose owner has been checked. */
  abstract update(cardId: string, change: Partial<Omit<SavedCard, 'id'>>): Promise<void>;

  /** The card when it was the customer's and is deleted; undefined where there was none. */
  abstract deleteOwn(
    cardId: string,
    customerId: number,
  ): Promise<Pick<SavedCard, 'id' | 'providerCustomerId'> | undefined>;

  /** A card that the shopper did not want kept goes with the order it paid. */
  abstract deleteOneOff(cardId: string): Promise<void>;

  /** The address is deleted and the card stays: it is billed to the primary address then. */
  abstract clearBillingAddress(addressId: number): Promise<void>;
}
