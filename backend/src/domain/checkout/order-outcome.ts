import type { OrderRefusal } from './checkout-refusal';

/** An order as reported to the shopper when it was placed; later changes do not affect it. */
export interface PlacedOrder {
  orderNumber: string;
  totalCents: number;
  email: string;
  telephone: string;
  /** The shopper still has to approve the payment, at `paymentUrl`. */
  awaitsPayment: boolean;
  paymentUrl: string | null;
}

/** The outcome of an attempt to place an order. */
export type OrderOutcome = { kind: 'placed'; order: PlacedOrder } | { kind: 'refused'; reason: OrderRefusal };
