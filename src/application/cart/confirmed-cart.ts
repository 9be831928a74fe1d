import type { Cart, RefusedLine } from '../../domain/cart/cart';
import type { CartHandle } from '../../domain/cart/cart-handle';
import type { UnansweredChange } from './cart-change';
import type { AddedProduct } from './cart-state';
import type { CartChange } from './carts.port';

/** The last confirmed cart, and how unconfirmed changes alter it. */
export class ConfirmedCart {
  cart: Cart | null = null;
  /** Lines for which an order was refused (SUM-25). */
  invalid: readonly RefusedLine[] = [];
  /** The last addition, until the shopper has seen it in the cart. */
  added: AddedProduct | null = null;

  constructor(public handle: CartHandle) {}

  adopt(cart: Cart): void {
    const { cartId } = this.handle;
    // Another tab has ordered or cleared this cart; it must not be restored.
    const isObsolete = cartId === '' && cart.id !== '' && this.cart?.id === cart.id;
    this.cart = cart;
    if (!isObsolete) this.handle = { ...this.handle, cartId: cart.id || cartId, unitCount: cart.unitCount };
  }

  /** @param answer null if there was nothing to change */
  confirm(change: UnansweredChange, answer: CartChange | null): void {
    // An addition's answer has the units, but not the line.
    this.cart = change.optimisticUnits ? null : this.cart && change.applyTo(this.cart);
    if (!answer) return;
    const { isWalletOrder = this.handle.isWalletOrder } = change;
    this.handle = { cartId: answer.cartId, unitCount: answer.unitCount, isWalletOrder };
  }

  cartWith(changes: readonly UnansweredChange[]): Cart | null {
    if (!this.cart) return null;
    const shown = changes.filter(({ isOptimistic }) => isOptimistic);
    return shown.reduce((cart, { applyTo }) => applyTo(cart), this.cart).withRefused(this.invalid);
  }

  handleWith(changes: readonly UnansweredChange[]): CartHandle {
    const isItsCart = this.cart?.id === this.handle.cartId;
    const { unitCount } = (isItsCart && this.cartWith(changes)) || this.handle;
    const ahead = changes.reduce((units, { optimisticUnits = 0 }) => units + optimisticUnits, 0);
    return { ...this.handle, unitCount: unitCount + ahead };
  }
}
