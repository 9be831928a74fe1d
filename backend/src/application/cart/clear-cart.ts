import type { CartContent } from '../../domain/cart/cart';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { Carts } from './carts.port';
import { type CartOwner, changeOpenCart } from './change-open-cart';

/** Empties the cart: removes lines and coupon; repeating it has no further effect (BD-05, X-139). */
export class ClearCart {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CartOwner): Promise<CartContent> {
    return changeOpenCart(this.data, this.clock, owner, async (tx, cart) => {
      await tx.get(CartLines).deleteAll(cart.id);
      await tx.get(Carts).update(cart.id, { couponCode: null });
    });
  }
}
