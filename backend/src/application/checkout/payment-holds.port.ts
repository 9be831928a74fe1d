import type { Order } from '../../domain/order/order';

/** An amount that the provider may hold, or a payment that it may have requested. */
export interface PaymentHold {
  /** The provider's idempotency key. */
  id: string;
  paymentMethod: number;
  /** The customer's id at the provider; null without a card. */
  providerCustomerId: string | null;
  createdAt: Date;
}

export interface NewPaymentHold extends Omit<PaymentHold, 'id'> {
  orderId: number;
  /** The saved card; null without one. */
  cardId: string | null;
}

/** What was asked of the provider, or is about to be, for orders that are not confirmed (docs/decisions/0002). */
export abstract class PaymentHolds {
  /** Writes the hold with its order, before the provider is asked; returns its id. */
  abstract insert(hold: NewPaymentHold): Promise<string>;

  /** The order that is not confirmed yet and waits for this hold. */
  abstract orderOf(id: string): Promise<Order | undefined>;

  /** Whether an order that is not confirmed is paid with that card. */
  abstract isUsing(cardId: string): Promise<boolean>;

  /** Takes the hold for its confirmed order; false if somebody is releasing it. */
  abstract claim(id: string): Promise<boolean>;

  /** Nothing is held under it. */
  abstract delete(id: string): Promise<void>;

  /** Has a hold without an order looked for again, even if it is gone: something may be held under it after all. */
  abstract restore(hold: PaymentHold): Promise<void>;

  /**
   * Holds whose order was given up: no order can claim them any more. All that are looked for, or the one given, even
   * if it is not looked for any more.
   */
  abstract withoutOrder(which: { id?: string; limit: number }): Promise<PaymentHold[]>;

  /** The provider does not know the hold. It is looked for again only if the provider reports it after all. */
  abstract markNotFound(id: string, at: Date): Promise<void>;

  /** Deletes what the provider did not know then, and has not reported since. */
  abstract deleteNotFound(before: Date): Promise<void>;
}
