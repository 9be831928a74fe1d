/** An amount to refund through the provider that the order was paid with. */
export interface Refund {
  /** The provider's idempotency key. */
  id: string;
  amountCents: number;
  chargeId: string;
  paymentMethod: number;
}

/** Refunds are recorded with their cause, and settled with the provider afterwards. */
export abstract class Refunds {
  /** Records a refund of the order; returns its id. */
  abstract insert(orderId: number, amountCents: number, createdAt: Date): Promise<string>;

  /** Refunds that the provider has not confirmed, oldest first: all of them, those of a charge, or the one given. */
  abstract unsettled(which: { id?: string; chargeId?: string; limit: number }): Promise<Refund[]>;

  abstract markSettled(id: string, settledAt: Date): Promise<void>;
}
