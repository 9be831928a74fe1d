import type { OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';

/** How far the attempt to place the order of the cart has come. */
export type AttemptState =
  | { readonly kind: 'ready' }
  /** Nothing was sent: the cart is not the one that was shown. */
  | { readonly kind: 'cart-changed' }
  | { readonly kind: 'placing' }
  /** The answer was lost, and the backend could not be asked: its key is kept. */
  | { readonly kind: 'unknown'; readonly failure: Unavailable }
  | { readonly kind: 'asking' }
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Placed, and to be paid on a page of the provider, which is being opened while `isLeaving`. */
  | { readonly kind: 'awaiting-payment'; readonly order: PlacedOrder; readonly isLeaving: boolean }
  /** The backend said no: the next attempt has a new key. */
  | { readonly kind: 'refused'; readonly failure: OrderFailure }
  /** It did not arrive: it may be made again under the same key. */
  | { readonly kind: 'failed'; readonly failure: Unavailable };

/** Whether PLACE ORDER is at work: once placed it stays so, since another screen takes over. */
export const isBusy = (state: AttemptState): boolean =>
  state.kind === 'placing' ||
  state.kind === 'asking' ||
  state.kind === 'placed' ||
  (state.kind === 'awaiting-payment' && state.isLeaving);
