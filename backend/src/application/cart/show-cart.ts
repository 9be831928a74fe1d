import { type Cart, isCurrent } from '../../domain/cart/cart';
import type { CartRefusal } from '../../domain/cart/cart-refusal';
import { defaultFulfilment, type Quote } from '../../domain/cart/quote';
import type { Session } from '../../domain/customer/session';
import { Refused } from '../../domain/shared/refused';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { requireOwnCart } from './cart-access';
import { Carts } from './carts.port';
import { changeCoupon } from './change-coupon';
import { showQuote } from './quote';

export interface ShownCart {
  /** undefined without a cart. */
  quote: Quote | undefined;
  couponChange?: 'applied' | 'removed';
  /** Why the entered coupon was not applied; the cart is unchanged. */
  couponRefusal?: CartRefusal;
}

/** Shows the cart, and applies or removes a coupon (BD-44). */
export class ShowCart {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  /** `couponCode` as entered; blank removes the coupon, undefined leaves it. */
  async execute(
    wanted: { cartId?: string; couponCode?: string },
    session: Session | undefined,
  ): Promise<ShownCart> {
    const named = wanted.cartId ? await requireOwnCart(this.data, wanted.cartId, session) : undefined;
    const cart = named && isCurrent(named) ? named : await this.openCartOf(session);
    if (!cart) return { quote: undefined };
    if (wanted.couponCode === undefined) return { quote: await this.quote(cart) };
    return this.withCoupon(cart, wanted.couponCode.trim(), session);
  }

  /** The customer's open cart, for a request without a cart id or with one that has been ordered. */
  private async openCartOf(session: Session | undefined): Promise<Cart | undefined> {
    return session && this.data.get(Carts).findOpen(session.customerId);
  }

  private quote(cart: Cart): Promise<Quote> {
    return showQuote(this.data, cart, { fulfilment: defaultFulfilment(cart), now: this.clock.now() });
  }

  private async withCoupon(cart: Cart, code: string, session: Session | undefined): Promise<ShownCart> {
    try {
      const now = this.clock.now();
      const changed = await this.data.transaction((tx) => changeCoupon(tx, cart.id, code, { session, now }));
      const couponChange = code ? 'applied' : cart.couponCode ? 'removed' : undefined;
      return { quote: await this.quote(changed), couponChange };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { quote: await this.quote(cart), couponRefusal: error.reason as CartRefusal };
    }
  }
}
