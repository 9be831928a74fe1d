import type { Cart } from '../../domain/cart/cart';
import type { CartHandle } from '../../domain/cart/cart-handle';
import type { CallFailure } from '../../domain/shared/failure';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Result } from '../../domain/shared/result';
import type { RemovedLine } from './last-removal';

/** The cart as the shopper sees it. */
export interface CartState {
  /** Null until the screen that shows it has received it. */
  readonly cart: Cart | null;
  /** Its id, and the units that the badge counts. */
  readonly handle: CartHandle;
  /** Why there is nothing to show. */
  readonly problem: string;
  /** True while the backend has not yet confirmed what is shown: prices may still move. */
  readonly isSettling: boolean;
  /** The line that was removed last; null while none can be spoken of. */
  readonly removed: RemovedLine | null;
  /** Where the line that was removed last is now; empty while it is gone. */
  readonly restoredId: string;
}

/** A screen that shows the cart: how it asks for it, and what else it does with what it gets. */
export interface CartScreen {
  /** The cart page asks for the cart, checkout for the order's review (CART-16, CART-17). */
  fetch(): Promise<Result<Cart, CallFailure>>;
  /** Whether its prices come from a review: any other answer with the cart is priced differently. */
  isReviewed(): boolean;
  /** The backend's cart, before it is shown. */
  onReceived?(cart: Cart): void;
  /** A removed line has come back, on another line perhaps. */
  onRestored?(before: CartLine, now: CartLine): void;
}
