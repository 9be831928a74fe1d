/** An amount that the provider may hold, or a payment that it may have requested. */
export interface PaymentHold {
  /** The provider's idempotency key. */
  id: string;
  paymentMethod: number;
  /** The customer's id at the provider; null without a card. */
  providerCustomerId: string | null;
}

export interface NewPaymentHold extends Omit<PaymentHold, 'id'> {
  orderId: number;
  /** The saved card; null without one. */
  cardId: string | null;
  createdAt: Date;
}

/** What was asked of the provider, or is about to be, for orders that are not confirmed (docs/decisions/0002). */
export abstract class PaymentHolds {
  /** Writes the hold with its order, before the provider is asked; returns its id. */
  abstract insert(hold: NewPaymentHold): Promise<string>;

  /** Whether an order that is not confirmed is paid with that card. */
  abstract isUsing(cardId: string): Promise<boolean>;

  /** The order of the hold is confirmed, or what was held is released. */
  abstract delete(id: string): Promise<void>;

  /** Holds whose order was given up: all of them, or the one given. */
  abstract withoutOrder(which: { id?: string; limit: number }): Promise<PaymentHold[]>;
}
