import { injectable } from 'inversify';
import { NO_CART } from '../../domain/cart/cart-handle';
import type { Cart } from '../../domain/cart/cart';
import { Checkout } from '../../domain/checkout/checkout';
import { ADDRESS_REQUIRED_TEXT, draftOrder } from '../../domain/checkout/order-draft';
import type { OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import { offersTip } from '../../domain/checkout/tip';
import type { Unavailable } from '../../domain/shared/failure';
import { failed, ok, type Result } from '../../domain/shared/result';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { Analytics } from '../shared/analytics.port';
import { IdSource } from '../shared/id-source.port';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/**
 * Buys what is in the cart. Every attempt carries a key, kept until its end is known; when an answer
 * is lost the shop is asked what became of it before anyone may try again.
 */
@injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly currentCheckout: CurrentCheckout,
    private readonly currentCart: CurrentCart,
    private readonly currentShipping: CurrentShipping,
    private readonly ids: IdSource,
    private readonly analytics: Analytics,
  ) {}

  async execute(cart: Cart, primaryAddressId = ''): Promise<Result<PlacedOrder, OrderFailure>> {
    const checkout = this.currentCheckout.get();
    const draft = draftOrder(cart, checkout, {
      offersTip: offersTip(cart, this.currentShipping.get()),
      primaryAddressId,
    });
    if (!draft) return failed({ kind: 'address-missing', message: ADDRESS_REQUIRED_TEXT });

    const earlier = await this.earlierAttempt(cart.id);
    if (earlier) return earlier;

    const key = this.currentCheckout.get().facts.attemptKey || this.ids.next();
    this.currentCheckout.set(checkout.withAttempt(key));
    const answer = await this.orders.place(draft, key);
    if (answer.ok) return this.finished(answer.value);
    if (answer.failure.kind === 'unavailable') return this.whatBecameOf(cart.id, key, answer.failure);
    this.forgetAttempt();
    return answer;
  }

  /** An attempt of before a reload may have gone through after all. */
  private async earlierAttempt(cartId: string): Promise<Result<PlacedOrder, OrderFailure> | null> {
    const { attemptKey } = this.currentCheckout.get().facts;
    if (!attemptKey) return null;
    const outcome = await this.orders.outcomeOf(cartId, attemptKey);
    if (!outcome.ok) return outcome;
    if (outcome.value.kind === 'placed') return this.finished(outcome.value.order);
    if (outcome.value.kind === 'failed') this.forgetAttempt();
    return outcome.value.kind === 'pending' ? stillPending() : null;
  }

  private async whatBecameOf(
    cartId: string,
    attemptKey: string,
    lost: Unavailable,
  ): Promise<Result<PlacedOrder, OrderFailure>> {
    const outcome = await this.orders.outcomeOf(cartId, attemptKey);
    if (!outcome.ok) return failed(lost);
    if (outcome.value.kind === 'placed') return this.finished(outcome.value.order);
    if (outcome.value.kind === 'pending') return stillPending();
    // An attempt that never arrived may be made again under the same key.
    if (outcome.value.kind === 'unknown') return failed(lost);
    this.forgetAttempt();
    return failed({ kind: 'refused', message: outcome.value.message });
  }

  /** SUM-12..16: cart id, gift message and date choices are gone, and the sale is counted. */
  private finished(order: PlacedOrder): Result<PlacedOrder, never> {
    this.currentCart.set(NO_CART);
    this.currentCheckout.set(Checkout.fresh);
    this.analytics.record({ name: 'purchase', orderId: order.orderId, amount: order.amountPaid });
    return ok(order);
  }

  private forgetAttempt(): void {
    this.currentCheckout.set(this.currentCheckout.get().withAttempt(''));
  }
}

const stillPending = () =>
  failed({
    kind: 'refused' as const,
    message: 'Your order is still being processed. Please wait a moment and try again.',
  });
