import type { Cart } from '../../domain/cart/cart';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** One size of a product, from one vendor location, at one speed (API-06). */
export interface CartAddition {
  readonly cartId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly zipcode: string;
  readonly locationId: string;
  readonly deliveryType: string;
  /** While shopping for dine-in, what is bought goes into the wallet. */
  readonly isForWallet: boolean;
}

/** What the badge and the next call need after a change. */
export interface CartChange {
  readonly cartId: string;
  readonly unitCount: number;
}

/** The cart, and what a coupon's refusal said; the lines stay either way. */
export interface CouponAnswer {
  readonly cart: Cart;
  readonly problem: string | null;
}

export abstract class Carts {
  /** No cart is an empty cart. */
  abstract show(cartId: string): Promise<Result<Cart, Unavailable>>;
  /** Sent again under its key, it is added once. */
  abstract add(addition: CartAddition, attemptKey: string): Promise<Result<CartChange, CallFailure>>;
  /** A quantity of 0 removes the line. */
  abstract changeQuantity(
    cartId: string,
    line: { readonly id: string; readonly variantId: string },
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>>;
  abstract remove(cartId: string, lineId: string): Promise<Result<CartChange, CallFailure>>;
  abstract clear(cartId: string): Promise<Result<null, CallFailure>>;
  /** An empty code takes the coupon off. */
  abstract applyCoupon(cartId: string, code: string): Promise<Result<CouponAnswer, Unavailable>>;
}

/** CART-18 */
export const COUPON_FAILED_TEXT = 'Failed to apply coupon. Please try again.';
