import { injectable } from 'inversify';
import { DeliveryChoices } from '../../domain/cart/delivery-choices';
import type { ShippingChoice } from '../../domain/fulfilment/shipping-choice';
import { CurrentCheckout } from '../checkout/current-checkout.port';
import { CurrentShipping } from './current-shipping.port';

/** Keeps how, where and when a shopper wants it; what the cart was told of other days is over (SHIP-17). */
@injectable()
export class ChooseShipping {
  constructor(
    private readonly currentShipping: CurrentShipping,
    private readonly currentCheckout: CurrentCheckout,
  ) {}

  execute(choice: ShippingChoice): void {
    this.currentShipping.set(choice);
    this.currentCheckout.set(this.currentCheckout.get().withChoices(DeliveryChoices.none));
  }
}
