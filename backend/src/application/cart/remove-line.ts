import type { CartContent } from '../../domain/cart/cart';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { type CartOwner, changeOpenCart } from './change-open-cart';
import { findLine, type LineKey } from './find-line';

/** Removes a line from the cart (BD-46). */
export class RemoveLine {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CartOwner, key: LineKey): Promise<CartContent> {
    return changeOpenCart(this.data, this.clock, owner, async (tx, cart) => {
      const lines = tx.get(CartLines);
      await lines.delete(findLine(await lines.of(cart.id), key).id);
    });
  }
}
