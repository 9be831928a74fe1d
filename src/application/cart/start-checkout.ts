import { injectable } from 'inversify';
import { skipsAddress } from '../../domain/fulfilment/shipping-choice';
import { cartSessionTexts } from '../../texts/cart/cart-session';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { Notifier } from '../shared/notifier.port';
import { CartCheckout } from './cart-checkout.port';
import { CartSession } from './cart-session';

/** Goes from the cart to the first step of checkout, which depends on the fulfilment type (CART-26..29). */
@injectable()
export class StartCheckout {
  constructor(
    private readonly session: CartSession,
    private readonly shipping: CurrentShipping,
    private readonly checkout: CartCheckout,
    private readonly notifier: Notifier,
  ) {}

  /** Notifies the shopper if a line is out of stock. */
  isAllowed(): boolean {
    const { cart } = this.session.state;
    if (!cart || cart.isEmpty) return false;
    if (cart.hasOutOfStock) this.notifier.failure(cartSessionTexts.someOutOfStock);
    return !cart.hasOutOfStock;
  }

  execute(): 'address' | 'card' {
    const step = skipsAddress(this.shipping.get()) ? 'card' : 'address';
    this.checkout.moveTo(step);
    return step;
  }
}
