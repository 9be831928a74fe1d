import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { selectionFor, type ShippingSelection } from '../../domain/checkout/shipping-selection';
import { DeliverySpeeds } from '../fulfilment/delivery-speeds.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { CurrentCheckout } from './current-checkout.port';

/** The speed and method that an order is priced with: those that the cart's first group wants. */
@injectable()
export class ChooseSpeed {
  constructor(
    private readonly speeds: DeliverySpeeds,
    private readonly currentPlace: CurrentPlace,
    private readonly currentShipping: CurrentShipping,
    private readonly currentCheckout: CurrentCheckout,
  ) {}

  /** Asks for the speeds that are offered; the answer chooses one of them for a cart, and keeps it. */
  async execute(cartId: string): Promise<(cart: Cart) => ShippingSelection> {
    const { addressId } = this.currentCheckout.get().facts;
    const zipcode = this.currentPlace.get().zipcode?.value ?? '';
    const offered = await this.speeds.speedsFor({ cartId, addressId, zipcode });
    return (cart) => {
      // Without a list of speeds the backend still prices each group by its own: the order need not wait for it.
      const selection = selectionFor(cart, offered.ok ? offered.value : [], this.currentShipping.get());
      this.currentCheckout.set(this.currentCheckout.get().withSelection(selection));
      return selection;
    };
  }
}
