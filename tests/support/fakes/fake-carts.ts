import { MAX_QUANTITY } from '../../../rules/shared/quantity';
import {
  type CartAddition,
  type CartChange,
  type CartNotFound,
  Carts,
  type CouponAnswer,
} from '../../../src/application/cart/carts.port';
import { Cart } from '../../../src/domain/cart/cart';
import type { CartLine, CartLineFacts } from '../../../src/domain/cart/cart-line';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { Money } from '../../../src/domain/shared/money';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { aCart, aLine } from '../builders/cart';
import { Outage } from './outage';

/** One cart in memory; coupons SAVE10 (valid), OLD5 (refused with a message) and NOMSG (without). */
export class FakeCarts extends Carts {
  readonly outage = new Outage();
  /** The changes, in order: `quantity 1 3`, `remove 1`, `clear`. */
  readonly changes: string[] = [];
  /** The additions, in order. */
  readonly additions: CartAddition[] = [];
  cart: Cart = Cart.empty;
  /** Set to refuse the next additions and changes. */
  refusal: string | null = null;
  /** The id of a cart that does not exist: additions to it are refused. */
  unknownCartId: string | null = null;
  /** Removed lines, to restore their details when they are added again. */
  private readonly removed: CartLine[] = [];
  private linesBegun = 0;
  /** Keys of earlier additions: repeated with its key, an addition has no effect. */
  private readonly keys = new Set<string>();

  async show(cartId: string): Promise<Result<Cart, Unavailable>> {
    return this.outage.now ?? ok(cartId === this.cart.id ? this.cart : Cart.empty);
  }

  async add(
    addition: CartAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | CartNotFound>> {
    this.changes.push(`add ${addition.variantId} ${addition.quantity}`);
    this.additions.push(addition);
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    if (addition.cartId === this.unknownCartId)
      return failed({ kind: 'cart-not-found', message: 'This cart does not exist.' });
    if (this.keys.has(attemptKey)) return this.changed(this.cart);
    const line = this.lineFor(addition);
    const quantity = addition.quantity + (this.cart.line(line.id)?.quantity ?? 0);
    if (quantity > MAX_QUANTITY) return refused('You can order at most 24 of one product.');
    this.keys.add(attemptKey);
    const others = this.cart.without(line.id).lines;
    const lines = [...others, line.withQuantity(quantity)];
    return this.changed(aCart({ id: this.cart.id || 'crt_1', lines }));
  }

  async changeQuantity(
    _cartId: string,
    line: { readonly id: string },
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>> {
    this.changes.push(`quantity ${line.id} ${quantity}`);
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    if (!this.cart.line(line.id)) return refused('This item is no longer in your cart.');
    const lines = this.cart.withQuantity(line.id, quantity).lines.filter((kept) => kept.quantity > 0);
    return this.changed(aCart({ id: this.cart.id, lines }));
  }

  async remove(_cartId: string, lineId: string): Promise<Result<CartChange, CallFailure>> {
    this.changes.push(`remove ${lineId}`);
    if (this.outage.now) return this.outage.now;
    const line = this.cart.line(lineId);
    if (!line) return refused('This item is no longer in your cart.');
    this.removed.push(line);
    return this.changed(aCart({ id: this.cart.id, lines: this.cart.without(lineId).lines }));
  }

  async clear(cartId: string): Promise<Result<null, CallFailure>> {
    this.changes.push('clear');
    if (this.outage.now) return this.outage.now;
    if (cartId !== this.cart.id) return refused('Cart not found');
    this.cart = aCart({ id: this.cart.id, lines: [] });
    return ok(null);
  }

  async applyCoupon(_cartId: string, code: string): Promise<Result<CouponAnswer, Unavailable>> {
    if (this.outage.now) return this.outage.now;
    if (code === 'OLD5') return ok({ cart: this.cart, problem: 'This coupon has expired.' });
    if (code !== '' && code !== 'SAVE10') return ok({ cart: this.cart, problem: '' });
    const discount =
      code === '' ? {} : { discount: Money.ofCents(Math.round(this.cart.summary.subtotal.cents / 10)) };
    this.cart = aCart({ id: this.cart.id, lines: this.cart.lines, couponCode: code, prices: discount });
    return ok({ cart: this.cart, problem: null });
  }

  /** The same variant from the same location at the same speed is one line. */
  private lineFor({ variantId, locationId, speed }: CartAddition): CartLine {
    const isMeant = (line: CartLine) =>
      line.variantId === variantId && line.groupKey === `${locationId}_${speed}`;
    const known = this.cart.lines.find(isMeant);
    return known ?? this.begin({ variantId, locationId, speedLabel: speed }, isMeant);
  }

  /** A new line, with an id that was never used before. */
  private begin(facts: Partial<CartLineFacts>, isMeant: (line: CartLine) => boolean): CartLine {
    this.linesBegun += 1;
    const { name, unitPrice } = this.removed.find(isMeant) ?? aLine();
    return aLine({ id: `10${this.linesBegun}`, name, unitPrice, ...facts });
  }

  private changed(cart: Cart): Result<CartChange, never> {
    this.cart = cart;
    return ok({ cartId: cart.id, unitCount: cart.unitCount });
  }
}
