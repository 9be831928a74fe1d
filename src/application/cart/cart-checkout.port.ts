import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The checkout, as the cart sees it. */
export abstract class CartCheckout {
  /** The cart priced as it would be ordered; the cart call prices it for delivery. */
  abstract review(): Promise<Result<Cart, CallFailure>>;
  /** Stores each group's fee for the checkout (STORE-10). */
  abstract storeFees(cart: Cart): void;
  /** Allows entering the step (STORE-11). */
  abstract moveTo(step: 'address' | 'card'): void;
}
