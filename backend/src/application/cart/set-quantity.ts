import { MAX_QUANTITY } from '../../../../rules/shared/quantity';
import type { CartContent } from '../../domain/cart/cart';
import { refused, type Unavailability } from '../../domain/cart/cart-refusal';
import { unavailableLines } from '../../domain/cart/line-availability';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { type CartOwner, changeOpenCart } from './change-open-cart';
import { findLine, type LineKey } from './find-line';

/** Sets the quantity of a line; 0 removes it (BD-45, X-115). */
export class SetQuantity {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CartOwner, key: LineKey, quantity: number): Promise<CartContent> {
    return changeOpenCart(this.data, this.clock, owner, async (tx, cart) => {
      const lines = await tx.get(CartLines).of(cart.id);
      const line = findLine(lines, key);
      if (quantity < 0) throw refused({ kind: 'quantity-out-of-range', minimum: 0 });
      if (quantity > MAX_QUANTITY) throw refused({ kind: 'quantity-too-large' });
      if (quantity === 0) return tx.get(CartLines).delete(line.id);
      const changed = lines.map((each) => (each.id === line.id ? { ...each, quantity } : each));
      const reason = unavailableLines(changed, cart.zipcode).get(line.id);
      if (reason) throw refused(withoutBlankMessage(reason));
      await tx.get(CartLines).setQuantity(line.id, quantity);
    });
  }
}

/** No screen has a default text for this refusal, so a blank message is replaced. */
const withoutBlankMessage = (reason: Unavailability) =>
  reason.kind === 'sold-out' && reason.message === '' ? ({ kind: 'out-of-stock' } as const) : reason;
