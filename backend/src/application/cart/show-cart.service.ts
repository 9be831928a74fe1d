import type { Session } from '../../domain/customer/session';
import type { Database, Transaction } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { findOwnCart, lockOpenCart, NO_SUCH_CART } from './cart-access';
import { rememberSeenPrices } from '../../adapters/postgres/cart/cart-lines.repository';
import { type Cart, changeCart, findOpenCart } from '../../adapters/postgres/cart/cart.repository';
import { couponApplies } from '../../domain/cart/coupon';
import { findCoupon } from '../../adapters/postgres/cart/coupon.repository';
import { type Handover, NO_SUCH_COUPON, type Quote, quoteCart, type QuoteOptions } from './quote';

/** The cart with its price, and whether something about it was refused. */
export interface Shown {
  /** undefined: there is no cart to show. */
  quote: Quote | undefined;
  code: 1 | -1;
  message: string;
}

/** Shows the cart, and puts a coupon on it or takes it off (BD-44). */
export class ShowCart {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(
    wanted: { cartId?: string; couponCode?: string },
    session: Session | undefined,
  ): Promise<Shown> {
    const named = wanted.cartId ? await findOwnCart(this.db, wanted.cartId, session) : undefined;
    if (wanted.cartId && !named) return { quote: undefined, code: -1, message: NO_SUCH_CART };
    const cart = named?.status === 'open' ? named : await this.openCartOf(session);
    if (!cart) return { quote: undefined, code: 1, message: '' };
    if (wanted.couponCode === undefined) return this.shown(cart, 1);
    return this.changeCoupon(cart, wanted.couponCode, session);
  }

  /** The cart priced for showing: from now on the shopper has seen these prices. */
  async quote(cart: Cart, options: Omit<QuoteOptions, 'now'>): Promise<Quote> {
    const quote = await quoteCart(this.db, cart, { ...options, now: this.clock.now() });
    await rememberSeenPrices(this.db, quote.lines);
    return quote;
  }

  /** Shown when no cart is named, or one that is over because it was ordered. */
  private async openCartOf(session: Session | undefined): Promise<Cart | undefined> {
    return session && findOpenCart(this.db, session.customerId, { lock: false });
  }

  private async shown(cart: Cart, code: 1 | -1, message?: string): Promise<Shown> {
    const quote = await this.quote(cart, { handover: handoverOf(cart) });
    return { quote, code, message: message ?? quote.couponRefusal ?? '' };
  }

  private async changeCoupon(cart: Cart, typed: string, session: Session | undefined): Promise<Shown> {
    try {
      const changed = await this.db.transaction((tx) => this.putCoupon(tx, cart.id, typed.trim(), session));
      const message = typed.trim() ? 'Coupon applied.' : cart.couponCode ? 'Coupon removed.' : '';
      return await this.shown(changed, 1, message);
    } catch (error) {
      if (error instanceof Refusal) return this.shown(cart, -1, error.message);
      throw error;
    }
  }

  private async putCoupon(
    tx: Transaction,
    cartId: string,
    typed: string,
    session: Session | undefined,
  ): Promise<Cart> {
    const cart = await lockOpenCart(tx, cartId, session);
    const coupon = typed ? await findCoupon(tx, typed) : null;
    if (coupon === undefined) throw new Refusal(NO_SUCH_COUPON);
    const now = this.clock.now();
    if (coupon) {
      const { totals } = await quoteCart(tx, cart, { handover: handoverOf(cart), now });
      // What is prepaid has no price to take something off.
      if (cart.kind === 'wallet' || !couponApplies(coupon, totals.subtotal, now))
        throw new Refusal(coupon.refusalMessage);
    }
    const couponCode = coupon?.code ?? null;
    await changeCart(tx, cart.id, { couponCode, updatedAt: now });
    return { ...cart, couponCode };
  }
}

/** How a cart changes hands as long as nothing else is chosen. */
export const handoverOf = (cart: Cart): Handover => (cart.kind === 'ordinary' ? 'delivery' : 'dine-in');
