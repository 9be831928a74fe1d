import { injectable } from 'inversify';
import { CartChoices } from '../../domain/cart/cart-choices';
import { NO_CART } from '../../domain/cart/cart-handle';
import { Checkout } from '../../domain/checkout/checkout';
import type { PlacedOrder } from '../../domain/checkout/order-outcome';
import { Carts } from '../cart/carts.port';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentChoices } from '../cart/current-choices.port';
import { Analytics } from '../shared/analytics.port';
import { CurrentCheckout } from './current-checkout.port';

/** Clears what belonged to a placed order (SUM-12..16). */
@injectable()
export class CompleteOrder {
  constructor(
    private readonly currentCart: CurrentCart,
    private readonly currentCheckout: CurrentCheckout,
    private readonly choices: CurrentChoices,
    private readonly carts: Carts,
    private readonly analytics: Analytics,
  ) {}

  /** Clears cart, checkout and choices, and records the purchase. */
  execute({ orderId, amountPaid }: PlacedOrder): void {
    this.currentCart.set(NO_CART);
    this.currentCheckout.set(Checkout.fresh);
    this.choices.set(CartChoices.none);
    this.analytics.record({ name: 'purchase', orderId, amount: amountPaid });
  }

  /** SUM-15: takes over the cart that the backend still has for this shopper, if any. */
  async adoptNextCart(): Promise<void> {
    const answer = await this.carts.show(this.currentCart.get().cartId);
    const handle = this.currentCart.get();
    if (!answer.ok || handle.cartId !== '' || answer.value.isEmpty) return;
    this.currentCart.set({ ...handle, cartId: answer.value.id, unitCount: answer.value.unitCount });
  }
}
