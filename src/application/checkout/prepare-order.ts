import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { draftOrder, type OrderDraft } from '../../domain/checkout/order-draft';
import { offersTip } from '../../domain/checkout/tip';
import { visitTimeOf } from '../../domain/fulfilment/shipping-choice';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { IdSource } from '../shared/id-source.port';
import { CurrentCheckout } from './current-checkout.port';

/** What is sent to place an order: its draft, and the key that is kept until the end of the attempt is known. */
@injectable()
export class PrepareOrder {
  constructor(
    private readonly checkout: CurrentCheckout,
    private readonly shipping: CurrentShipping,
    private readonly choices: CurrentChoices,
    private readonly ids: IdSource,
  ) {}

  /** Null when there is no address to go by (SUM-24). */
  draft(cart: Cart, primaryAddressId: string): OrderDraft | null {
    const shipping = this.shipping.get();
    return draftOrder(cart, this.checkout.get(), this.choices.get(), {
      offersTip: offersTip(cart, shipping),
      primaryAddressId,
      arrivalTime: visitTimeOf(shipping)?.time,
    });
  }

  /** Of the attempt whose end is not known; empty where there is none. */
  get key(): string {
    return this.checkout.get().facts.attemptKey;
  }

  /** The key of that attempt, else a new one, in the browser's storage before anything is sent. */
  ensureKey(): string {
    const key = this.key || this.ids.next();
    this.checkout.set(this.checkout.get().withAttempt(key));
    return key;
  }

  forgetKey(): void {
    this.checkout.set(this.checkout.get().withAttempt(''));
  }
}
