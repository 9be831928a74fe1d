import { injectable } from 'inversify';
import { CartChoices } from '../../domain/cart/cart-choices';
import { NO_CART } from '../../domain/cart/cart-handle';
import { Checkout } from '../../domain/checkout/checkout';
import type { AttemptOutcome, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentChoices } from '../cart/current-choices.port';
import { Analytics } from '../shared/analytics.port';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/** Asks what became of the attempt that is under way, and clears what its end makes clear. */
@injectable()
export class SettleAttempt {
  constructor(
    private readonly orders: Orders,
    private readonly currentCheckout: CurrentCheckout,
    private readonly currentCart: CurrentCart,
    private readonly choices: CurrentChoices,
    private readonly analytics: Analytics,
  ) {}

  /** Null where no attempt is under way. */
  async execute(
    cartId = this.currentCart.get().cartId,
    attemptKey = this.currentCheckout.get().facts.attemptKey,
  ): Promise<Result<AttemptOutcome | null, Unavailable>> {
    if (!attemptKey || !cartId) return ok(null);
    const outcome = await this.orders.outcomeOf(cartId, attemptKey);
    if (!outcome.ok) return outcome;
    if (outcome.value.kind === 'placed') this.finish(outcome.value.order);
    if (outcome.value.kind === 'failed') this.forget();
    return outcome;
  }

  /**
   * SUM-12..16: cart id, gift message and date choices are gone, and the sale is counted. All of it stays while the
   * payment is still to be approved: it may not be.
   */
  finish(order: PlacedOrder): void {
    if (order.paymentPage !== '') return;
    this.currentCart.set(NO_CART);
    this.currentCheckout.set(Checkout.fresh);
    this.choices.set(CartChoices.none);
    this.analytics.record({ name: 'purchase', orderId: order.orderId, amount: order.amountPaid });
  }

  forget(): void {
    this.currentCheckout.set(this.currentCheckout.get().withAttempt(''));
  }
}
