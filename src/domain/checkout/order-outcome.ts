import type { RefusedLine } from '../cart/cart';
import type { AgeRefusal } from '../identity/age-refusal';
import type { Unavailable } from '../shared/failure';
import type { Money } from '../shared/money';

/** SUM-17..19 */
export interface PlacedOrder {
  readonly orderId: string;
  readonly amountPaid: Money | null;
  /** The page where the payment must still be approved; empty if none. */
  readonly paymentPage: string;
}

/** Why an order was not placed (SUM-22..27, X-134). */
export type OrderFailure =
  | { readonly kind: 'invalid-items'; readonly items: readonly RefusedLine[]; readonly message: string }
  | { readonly kind: 'invalid-dates'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'address-missing'; readonly message: string }
  | { readonly kind: 'face-check-required'; readonly message: string }
  | AgeRefusal
  | Unavailable;

/** The outcome of an attempt whose answer was lost. */
export type AttemptOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };
