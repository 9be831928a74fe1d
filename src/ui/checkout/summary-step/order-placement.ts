import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartSession } from '../../../application/cart/cart-session';
import type { Carts } from '../../../application/cart/carts.port';
import type { CurrentCart } from '../../../application/cart/current-cart.port';
import type { PlaceOrder } from '../../../application/checkout/place-order';
import type { ReviewOrder } from '../../../application/checkout/review-order';
import { alertFailure, type Notifier } from '../../../application/shared/notifier.port';
import type { Cart } from '../../../domain/cart/cart';
import type { OrderFailure } from '../../../domain/checkout/order-outcome';
import type { CheckoutStore } from '../checkout.store';
import { CART_CHANGED, problemOf, type SummaryProblem } from './order-problem';
import type { OrderUnderWay } from './order-under-way';

/** PAY-35, in lower case here (SUM-27) */
const NETWORK_TEXT = 'internal server error occured';

export interface OrderPlacementNeeds {
  readonly session: CartSession;
  readonly underWay: OrderUnderWay;
  readonly carts: Carts;
  readonly currentCart: CurrentCart;
  readonly checkout: CheckoutStore;
  readonly placeOrder: PlaceOrder;
  readonly reviewOrder: ReviewOrder;
  readonly notifier: Notifier;
  /** The address that is billed where no other is. */
  readonly primaryAddressId: () => string | undefined;
}

/** From the press on PLACE ORDER to what became of it (SUM-11..16, SUM-22..27). */
export class OrderPlacement {
  trouble: SummaryProblem | null = null;
  isPlacing = false;

  constructor(private readonly needs: OrderPlacementNeeds) {
    makeAutoObservable<this, 'needs'>(this, { needs: false, trouble: observableRef }, { autoBind: true });
  }

  /** Why it cannot be pressed; empty when it can. */
  whyNot(cart: Cart): string {
    if (this.isPlacing) return '';
    if (this.needs.checkout.checkout.facts.payment.kind === 'none')
      return 'Choose how you want to pay first.';
    return cart.hasOutOfStock ? 'Remove what is out of stock first.' : '';
  }

  /** SUM-11: resolves with the order's number; empty when none was placed. */
  async place(): Promise<string> {
    const { session, underWay } = this.needs;
    const { cart } = session.state;
    if (this.isPlacing || !cart || this.whyNot(cart)) return '';
    this.isPlacing = true;
    this.trouble = null;
    const orderId = (await session.settle()) ? await this.placeAsShown(cart) : '';
    // Once placed it stays busy: the Order Placed screen takes over, or the provider's page.
    if (orderId === '' && !underWay.awaitedId) runInAction(() => (this.isPlacing = false));
    return orderId;
  }

  /** An attempt of before came to nothing. */
  tellOf(refusal: string): void {
    this.trouble = { text: refusal, remedy: null };
  }

  private async placeAsShown(shown: Cart): Promise<string> {
    const changed = await this.changedCart();
    if (!changed) return this.tryToPlace(shown);
    const orderId = changed.isEmpty ? await this.orderOf(shown) : '';
    if (!orderId && !this.needs.underWay.awaitedId) runInAction(() => this.showChange(changed));
    return orderId;
  }

  /** Null where it is as shown. Where the shop cannot be asked, placing the order tells what is true. */
  private async changedCart(): Promise<Cart | null> {
    const { session, currentCart, reviewOrder, checkout } = this.needs;
    const shown = session.state.cart;
    if (!shown || currentCart.get().cartId !== shown.id) return null;
    const answer = await reviewOrder.execute();
    if (!answer.ok || answer.value.costsTheSameAs(shown)) return null;
    // Gone after an attempt of whose end nothing is known: it may have been ordered by that very attempt.
    const mayBeOrdered = answer.value.isEmpty && checkout.checkout.facts.attemptKey;
    return mayBeOrdered ? null : answer.value;
  }

  private showChange(cart: Cart): void {
    this.needs.session.adopt(cart);
    this.trouble ??= CART_CHANGED;
  }

  private async tryToPlace(shown: Cart): Promise<string> {
    const { session, underWay, placeOrder, primaryAddressId } = this.needs;
    const { cart } = session.state;
    if (!cart || cart.isEmpty) return this.orderOf(shown);
    const answer = await placeOrder.execute(cart, primaryAddressId());
    if (!answer.ok) {
      runInAction(() => this.report(answer.failure));
      return '';
    }
    const orderId = underWay.receive(answer.value);
    if (orderId) void this.refetchCart();
    else underWay.pay();
    return orderId;
  }

  /** The cart went away between the press and the order: another tab may have placed it just now. */
  private async orderOf({ id }: Cart): Promise<string> {
    const { underWay, checkout } = this.needs;
    // The call wants a key, and tells of the order of a cart whatever its key.
    const order = await underWay.ask(id, checkout.checkout.facts.attemptKey || id);
    if (!order.ok) runInAction(() => this.report(order.failure));
    underWay.pay();
    return order.ok ? order.value : '';
  }

  /** SUM-23..27 */
  private report(failure: OrderFailure): void {
    const { session, notifier } = this.needs;
    this.trouble = problemOf(failure);
    if (failure.kind === 'invalid-items') session.markInvalid(failure.items);
    if (failure.kind === 'address-missing') notifier.alert(failure.message);
    if (failure.kind === 'unavailable') alertFailure(notifier, failure, NETWORK_TEXT);
  }

  /** SUM-15: the placed cart is over; whatever the shop still holds for this shopper is the cart now. */
  private async refetchCart(): Promise<void> {
    const { carts, currentCart } = this.needs;
    const answer = await carts.show(currentCart.get().cartId);
    const handle = currentCart.get();
    if (!answer.ok || handle.cartId !== '' || answer.value.isEmpty) return;
    currentCart.set({ ...handle, cartId: answer.value.id, unitCount: answer.value.unitCount });
  }
}
