import type { Cart } from '../../domain/cart/cart';
import type { CartHandle } from '../../domain/cart/cart-handle';
import type { CallFailure } from '../../domain/shared/failure';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Result } from '../../domain/shared/result';
import type { RemovedLine } from './last-removal';

/** A product that was added to the cart. */
export interface AddedProduct {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
}

/** The cart as the shopper sees it. */
export interface CartState {
  /** Null until the screen that shows it has received it. */
  readonly cart: Cart | null;
  /** The cart's id, and the units for the badge. */
  readonly handle: CartHandle;
  /** Why the cart could not be loaded; empty if it was. */
  readonly problem: string;
  /** True while changes are unconfirmed: prices may still change. */
  readonly isUpdating: boolean;
  /** Grows with each change that the backend has confirmed. */
  readonly confirmedChanges: number;
  /** What was added before the cart was opened; null once it is left, or changed on the screen. */
  readonly added: AddedProduct | null;
  /** The last removed line; null if there is none to show. */
  readonly removed: RemovedLine | null;
  /** The id under which the last removed line was restored; empty while it is removed. */
  readonly restoredId: string;
}

/** A screen that shows the cart: how it requests it, and what it does with the answer. */
export interface CartScreen {
  /** The cart page requests the cart, checkout the order review (CART-16, CART-17). */
  fetch(): Promise<Result<Cart, CallFailure>>;
  /** Whether its prices come from a review; other answers price the cart differently. */
  isReviewed(): boolean;
  /**
   * Called with a received cart before it is shown, and with the last confirmed one, null if there is none.
   */
  onReceived?(cart: Cart, before: Cart | null): void;
  /** Called when a removed line was restored, perhaps under another id. */
  onRestored?(before: CartLine, now: CartLine): void;
}
