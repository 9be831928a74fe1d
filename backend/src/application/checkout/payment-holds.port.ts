/** The intention to hold money for an order. */
export interface PaymentHold {
  /** The provider's idempotency key. */
  id: string;
  paymentMethod: number;
  /** Whose card it is, at the provider; null: no card. */
  providerCustomerId: string | null;
}

export interface NewPaymentHold {
  paymentMethod: number;
  cardId: string;
  customerId: number;
}

export abstract class PaymentHolds {
  /** Writes the intention down, before anything is held; answers its id, none for a card that is not the customer's. */
  abstract create(hold: NewPaymentHold, createdAt: Date): Promise<string | undefined>;

  /** The order takes the hold over: its row goes when the order commits, and stays when it does not. */
  abstract claim(id: string): Promise<boolean>;

  /** Gives up every hold that no running order has claimed, or the one named; from here on none can claim it. */
  abstract expire(which: { id?: string; limit: number }): Promise<PaymentHold[]>;

  abstract delete(id: string): Promise<void>;
}
