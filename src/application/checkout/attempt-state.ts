import type { OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';

/** The state of the attempt to place the order. */
export type AttemptState =
  | { readonly kind: 'ready' }
  /** Nothing was sent, because the cart is not the one that was shown. */
  | { readonly kind: 'cart-changed' }
  | { readonly kind: 'placing' }
  /** The answer was lost and the outcome could not be requested; the key is kept. */
  | { readonly kind: 'unknown'; readonly failure: Unavailable }
  | { readonly kind: 'asking' }
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Placed, but to be paid on a page of the provider, which is being opened while `isLeaving`. */
  | { readonly kind: 'awaiting-payment'; readonly order: PlacedOrder; readonly isLeaving: boolean }
  /** The backend declined; the next attempt gets a new key. */
  | { readonly kind: 'refused'; readonly failure: OrderFailure }
  /** The request did not arrive; it may be repeated under the same key. */
  | { readonly kind: 'failed'; readonly failure: Unavailable };

/** Whether PLACE ORDER is busy; it stays busy once the order is placed, since another screen takes over. */
export const isBusy = (state: AttemptState): boolean =>
  state.kind === 'placing' ||
  state.kind === 'asking' ||
  state.kind === 'placed' ||
  (state.kind === 'awaiting-payment' && state.isLeaving);
