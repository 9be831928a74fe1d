/** The intention to hold an amount for an order. */
export interface PaymentHold {
  /** The provider's idempotency key. */
  id: string;
  paymentMethod: number;
  /** The customer's id at the provider; null without a card. */
  providerCustomerId: string | null;
}

export interface NewPaymentHold {
  paymentMethod: number;
  cardId: string;
  customerId: number;
}

export abstract class PaymentHolds {
  /** Writes the intention before anything is held and returns its id; undefined if the card is not the customer's. */
  abstract create(hold: NewPaymentHold, createdAt: Date): Promise<string | undefined>;

  /**
   * Assigns the hold to the order of this transaction: its row is deleted when the order commits, and remains
   * otherwise.
   */
  abstract claim(id: string): Promise<boolean>;

  /**
   * Marks holds that no running order has claimed as abandoned, all of them or the one given: they can no longer be
   * claimed. Returns them.
   */
  abstract abandon(which: { id?: string; limit: number }): Promise<PaymentHold[]>;

  abstract delete(id: string): Promise<void>;
}
