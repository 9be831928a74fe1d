import type { Session } from '../../domain/customer/session';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { tooMany } from './add-to-cart.service';
import type { CartChanged } from './add-to-cart.service';
import { lockOpenCart } from './cart-access';
import {
  type CartLine,
  deleteLine,
  deleteLines,
  loadLines,
  setQuantity,
} from '../../adapters/postgres/cart/cart-lines.repository';
import { type Cart, changeCart, countUnits } from '../../adapters/postgres/cart/cart.repository';
import { MOST_PER_LINE, unavailableLines } from '../../domain/cart/line-availability';

export interface QuantityChange {
  cart_id: string;
  cart_rid: string;
  qty: number;
  product_id?: string;
}

/** Changes what a cart holds already, one change after the other: its row is locked first (BD-05, BD-45, BD-46). */
export class ChangeCart {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** 0 removes the line. */
  async setQuantity(change: QuantityChange, session: Session | undefined): Promise<CartChanged> {
    return this.change(change.cart_id, session, async (tx, cart) => {
      const lines = await loadLines(tx, cart.id);
      const line = lineOf(lines, change.cart_rid, change.product_id);
      if (change.qty < 0) throw new Refusal(`Quantity must be between 0 and ${MOST_PER_LINE}.`);
      if (change.qty > MOST_PER_LINE) throw new Refusal(tooMany);
      if (change.qty === 0) return deleteLine(tx, line.id);
      const wanted = lines.map((each) => (each.id === line.id ? { ...each, quantity: change.qty } : each));
      const reason = unavailableLines(wanted, cart.zipcode).get(line.id);
      if (reason !== undefined) throw new Refusal(reason || 'This product is out of stock.');
      await setQuantity(tx, line.id, change.qty);
    });
  }

  async removeLine(cartId: string, cartRid: string, session: Session | undefined): Promise<CartChanged> {
    return this.change(cartId, session, async (tx, cart) =>
      deleteLine(tx, lineOf(await loadLines(tx, cart.id), cartRid).id),
    );
  }

  /** Lines and coupon go; doing it again changes nothing more. */
  async clear(cartId: string, session: Session | undefined): Promise<CartChanged> {
    return this.change(cartId, session, async (tx, cart) => {
      await deleteLines(tx, cart.id);
      await changeCart(tx, cart.id, { couponCode: null });
    });
  }

  private change(
    cartId: string,
    session: Session | undefined,
    action: (tx: Transaction, cart: Cart) => Promise<void>,
  ): Promise<CartChanged> {
    return this.db.transaction(async (tx) => {
      const cart = await lockOpenCart(tx, cartId, session);
      await action(tx, cart);
      await changeCart(tx, cart.id, { updatedAt: this.clock.now() });
      return { cartId: cart.id, units: await countUnits(tx, cart.id) };
    });
  }
}

function lineOf(lines: CartLine[], cartRid: string, productId?: string): CartLine {
  const line = lines.find((each) => each.id === parseId(cartRid));
  if (!line || (productId && parseId(productId) !== line.variantId))
    throw new Refusal('This item is not in your cart.');
  return line;
}
