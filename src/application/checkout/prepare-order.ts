import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { draftOrder, type OrderDraft } from '../../domain/checkout/order-draft';
import { offersTip } from '../../domain/checkout/tip';
import { visitOf } from '../../domain/fulfilment/shipping-choice';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentCheckout } from './current-checkout.port';

/** Makes the draft that is sent to place an order. */
@injectable()
export class PrepareOrder {
  constructor(
    private readonly checkout: CurrentCheckout,
    private readonly shipping: CurrentShipping,
    private readonly choices: CurrentChoices,
  ) {}

  /** Null if there is no address (SUM-24). */
  execute(cart: Cart, primaryAddressId: string): OrderDraft | null {
    const shipping = this.shipping.get();
    return draftOrder(cart, this.checkout.get(), this.choices.get(), {
      offersTip: offersTip(cart, shipping),
      primaryAddressId,
      visitTime: visitOf(shipping)?.time,
    });
  }
}
