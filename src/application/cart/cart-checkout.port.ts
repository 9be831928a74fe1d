import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The checkout, as the cart sees it. */
export abstract class CartCheckout {
  /** The cart as it would be ordered: the bare cart is priced as delivered. */
  abstract review(): Promise<Result<Cart, CallFailure>>;
  /** Keeps each group's fee for the checkout (STORE-10). */
  abstract keepFees(cart: Cart): void;
  /** Lets the step be entered (STORE-11). */
  abstract moveTo(step: 'address' | 'card'): void;
}
