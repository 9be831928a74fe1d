import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import { selectionFor } from '../../domain/checkout/shipping-selection';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { Carts } from '../cart/carts.port';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentChoices } from '../cart/current-choices.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { DeliverySpeeds } from '../fulfilment/delivery-speeds.port';
import { CurrentPlace } from '../location/current-place.port';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/** The cart as it would be ordered: with the speed that its first group wants, priced for the chosen address. */
@injectable()
export class ReviewOrder {
  constructor(
    private readonly carts: Carts,
    private readonly speeds: DeliverySpeeds,
    private readonly orders: Orders,
    private readonly currentCart: CurrentCart,
    private readonly currentPlace: CurrentPlace,
    private readonly currentCheckout: CurrentCheckout,
    private readonly currentShipping: CurrentShipping,
    private readonly choices: CurrentChoices,
  ) {}

  async execute(): Promise<Result<Cart, CallFailure>> {
    const { cartId } = this.currentCart.get();
    const { addressId } = this.currentCheckout.get().facts;
    const zipcode = this.currentPlace.get().zipcode?.value ?? '';
    const [shown, speeds] = await Promise.all([
      this.carts.show(cartId),
      this.speeds.speedsFor({ cartId, addressId, zipcode }),
    ]);
    if (!shown.ok || shown.value.isEmpty) return shown;

    const cart = shown.value;
    // Without a list of speeds the shop still prices each group by its own: the order need not wait for it.
    const selection = selectionFor(cart, speeds.ok ? speeds.value : [], this.currentShipping.get());
    this.currentCheckout.set(this.currentCheckout.get().withSelection(selection));
    const [group] = cart.groups;
    const deliveryDate = (group && this.choices.get().delivery.dateOf(group.lines[0], group)?.iso) ?? '';
    return this.orders.review({ cartId: cart.id, addressId, selection, deliveryDate });
  }
}
