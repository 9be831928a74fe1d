import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { draftOrder, type OrderDraft } from '../../domain/checkout/order-draft';
import { offersTip } from '../../domain/checkout/tip';
import { visitTimeOf } from '../../domain/fulfilment/shipping-choice';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { IdSource } from '../shared/id-source.port';
import { CurrentCheckout } from './current-checkout.port';

/** The draft that is sent to place an order, and the key that is stored until the attempt's outcome is known. */
@injectable()
export class PrepareOrder {
  constructor(
    private readonly checkout: CurrentCheckout,
    private readonly shipping: CurrentShipping,
    private readonly choices: CurrentChoices,
    private readonly ids: IdSource,
  ) {}

  /** Null if there is no address (SUM-24). */
  draft(cart: Cart, primaryAddressId: string): OrderDraft | null {
    const shipping = this.shipping.get();
    return draftOrder(cart, this.checkout.get(), this.choices.get(), {
      offersTip: offersTip(cart, shipping),
      primaryAddressId,
      arrivalTime: visitTimeOf(shipping)?.time,
    });
  }

  /** The key of an attempt with an unknown outcome; empty if there is none. */
  get key(): string {
    return this.checkout.get().facts.attemptKey;
  }

  /** Returns that key or a new one, which is stored before anything is sent. */
  ensureKey(): string {
    const key = this.key || this.ids.next();
    this.checkout.set(this.checkout.get().withAttempt(key));
    return key;
  }

  forgetKey(): void {
    this.checkout.set(this.checkout.get().withAttempt(''));
  }
}
