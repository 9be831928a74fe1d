import type { Cart } from '../../domain/cart/cart';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { cartSessionTexts } from '../../texts/cart/cart-session';

/** One variant from one location at one speed (API-06). */
export interface CartAddition {
  readonly cartId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly zipcode: string;
  readonly locationId: string;
  readonly speed: string;
  /** Dine-in purchases go into the wallet. */
  readonly isForWallet: boolean;
}

/** The cart's id and units after a change. */
export interface CartChange {
  readonly cartId: string;
  readonly unitCount: number;
}

/** The shopper has no cart with the id, or no longer: an addition without an id begins a new one. */
export interface CartNotFound {
  readonly kind: 'cart-not-found';
  readonly message: string;
}

/** The cart, and the message of a refused coupon; the lines stay in either case. */
export interface CouponAnswer {
  readonly cart: Cart;
  readonly problem: string | null;
}

export abstract class Carts {
  /** Without a cart, an empty one. */
  abstract show(cartId: string): Promise<Result<Cart, Unavailable>>;
  /** Sent again under its key, it takes effect once. */
  abstract add(
    addition: CartAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | CartNotFound>>;
  /** A quantity of 0 removes the line. */
  abstract changeQuantity(
    cartId: string,
    line: { readonly id: string; readonly variantId: string },
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>>;
  abstract remove(cartId: string, lineId: string): Promise<Result<CartChange, CallFailure>>;
  abstract clear(cartId: string): Promise<Result<null, CallFailure>>;
  /** An empty code removes the coupon. */
  abstract applyCoupon(cartId: string, code: string): Promise<Result<CouponAnswer, Unavailable>>;
}

/** CART-18 */
export const COUPON_FAILED_TEXT = cartSessionTexts.couponFailed;
