import { injectable } from 'inversify';
import { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CartCheckout } from './cart-checkout.port';
import { Carts } from './carts.port';
import { CurrentCart } from './current-cart.port';

/** The cart as the cart page prices it. */
@injectable()
export class PricedCart {
  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
    private readonly session: CurrentSession,
    private readonly shipping: CurrentShipping,
    private readonly checkout: CartCheckout,
  ) {}

  /** The cart call prices for delivery; only a review prices a pick-up. */
  isReviewed(): boolean {
    return this.session.get().mayCheckOut && this.shipping.get().type === 'pick-up';
  }

  async fetch(): Promise<Result<Cart, CallFailure>> {
    if (this.isReviewed()) return this.checkout.review();
    const { cartId } = this.currentCart.get();
    return cartId || this.session.get().mayCheckOut ? this.carts.show(cartId) : ok(Cart.empty);
  }

  /** Stores the delivery fees of a received cart for the checkout. */
  storeFees(cart: Cart): void {
    this.checkout.storeFees(cart);
  }
}
