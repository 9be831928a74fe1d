import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { selectionFor, type ShippingSelection } from '../../domain/checkout/shipping-selection';
import { DeliverySpeeds } from '../fulfilment/delivery-speeds.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { CurrentCheckout } from './current-checkout.port';

/** Chooses the speed and method that the order is priced with: those of the cart's first group. */
@injectable()
export class ChooseSpeed {
  constructor(
    private readonly speeds: DeliverySpeeds,
    private readonly currentPlace: CurrentPlace,
    private readonly currentShipping: CurrentShipping,
    private readonly currentCheckout: CurrentCheckout,
  ) {}

  /** Requests the offered speeds; the returned function chooses and stores one of them for a cart. */
  async execute(cartId: string): Promise<(cart: Cart) => ShippingSelection> {
    const { addressId } = this.currentCheckout.get().facts;
    const zipcode = this.currentPlace.get().zipcode?.value ?? '';
    const offered = await this.speeds.speedsFor({ cartId, addressId, zipcode });
    return (cart) => {
      // Without this list the backend still prices each group by its own speed, so the order need not wait for it.
      const selection = selectionFor(cart, offered.ok ? offered.value : [], this.currentShipping.get());
      this.currentCheckout.set(this.currentCheckout.get().withSelection(selection));
      return selection;
    };
  }
}
