import type { OrderRefusal } from './checkout-refusal';

/** An order as its shopper was told of it; later changes do not touch it. */
export interface PlacedOrder {
  orderNumber: string;
  totalCents: number;
  email: string;
  telephone: string;
  /** The shopper has still to approve the payment, at `paymentUrl`. */
  isToBePaid: boolean;
  paymentUrl: string | null;
}

/** What an attempt to place an order came to. */
export type OrderOutcome = { kind: 'placed'; order: PlacedOrder } | { kind: 'refused'; reason: OrderRefusal };
