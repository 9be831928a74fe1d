import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { Carts } from '../cart/carts.port';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentChoices } from '../cart/current-choices.port';
import { ChooseSpeed } from './choose-speed';
import { CurrentCheckout } from './current-checkout.port';
import { Orders } from './orders.port';

/** The cart as it would be ordered: with the speed of its first group, priced for the chosen address. */
@injectable()
export class ReviewOrder {
  constructor(
    private readonly carts: Carts,
    private readonly chooseSpeed: ChooseSpeed,
    private readonly orders: Orders,
    private readonly currentCart: CurrentCart,
    private readonly currentCheckout: CurrentCheckout,
    private readonly choices: CurrentChoices,
  ) {}

  async execute(): Promise<Result<Cart, CallFailure>> {
    const { cartId } = this.currentCart.get();
    const { addressId } = this.currentCheckout.get().facts;
    const [shown, choose] = await Promise.all([this.carts.show(cartId), this.chooseSpeed.execute(cartId)]);
    if (!shown.ok || shown.value.isEmpty) return shown;
    const cart = shown.value;
    const selection = choose(cart);
    const [group] = cart.groups;
    const deliveryDate = (group && this.choices.get().delivery.dateOf(group.lines[0], group)?.iso) ?? '';
    return this.orders.review({ cartId: cart.id, addressId, selection, deliveryDate });
  }
}
