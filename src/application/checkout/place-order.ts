import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { ADDRESS_REQUIRED_TEXT, draftOrder } from '../../domain/checkout/order-draft';
import type { OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import { offersTip } from '../../domain/checkout/tip';
import { arrivalOf } from '../../domain/fulfilment/shipping-choice';
import type { Unavailable } from '../../domain/shared/failure';
import { failed, ok, type Result } from '../../domain/shared/result';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { IdSource } from '../shared/id-source.port';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';
import { SettleAttempt } from './settle-attempt';

/**
 * Buys what is in the cart. Every attempt carries a key, kept until its end is known; when an answer
 * is lost the shop is asked what became of it before anyone may try again.
 */
@injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly currentCheckout: CurrentCheckout,
    private readonly currentShipping: CurrentShipping,
    private readonly choices: CurrentChoices,
    private readonly ids: IdSource,
    private readonly settleAttempt: SettleAttempt,
  ) {}

  async execute(cart: Cart, primaryAddressId = ''): Promise<Result<PlacedOrder, OrderFailure>> {
    const shipping = this.currentShipping.get();
    const draft = draftOrder(cart, this.currentCheckout.get(), this.choices.get(), {
      offersTip: offersTip(cart, shipping),
      primaryAddressId,
      arrivalTime: arrivalOf(shipping)?.time,
    });
    if (!draft) return failed({ kind: 'address-missing', message: ADDRESS_REQUIRED_TEXT });

    // An attempt of before a reload may have gone through after all.
    const earlier = await this.settleAttempt.execute(cart.id);
    if (!earlier.ok) return earlier;
    if (earlier.value?.kind === 'placed') return ok(earlier.value.order);
    if (earlier.value?.kind === 'pending') return STILL_PENDING;

    const attemptKey = this.currentCheckout.get().facts.attemptKey || this.ids.next();
    this.currentCheckout.set(this.currentCheckout.get().withAttempt(attemptKey));
    const answer = await this.orders.place(draft, attemptKey);
    if (answer.ok) this.settleAttempt.finish(answer.value);
    else if (answer.failure.kind === 'unavailable')
      return this.whatBecameOf(cart.id, attemptKey, answer.failure);
    else this.settleAttempt.forget();
    return answer;
  }

  private async whatBecameOf(
    cartId: string,
    attemptKey: string,
    lost: Unavailable,
  ): Promise<Result<PlacedOrder, OrderFailure>> {
    const outcome = await this.settleAttempt.execute(cartId, attemptKey);
    if (!outcome.ok) return failed(lost);
    switch (outcome.value?.kind) {
      case 'placed':
        return ok(outcome.value.order);
      case 'pending':
        return STILL_PENDING;
      case 'failed':
        return failed({ kind: 'refused', message: outcome.value.message });
      case 'unknown':
      case undefined:
        // An attempt that never arrived may be made again under the same key.
        return failed(lost);
    }
  }
}

const STILL_PENDING = failed({
  kind: 'refused' as const,
  message: 'Your order is still being processed. Please wait a moment and try again.',
});
