import type { Cart, CartContent } from '../../domain/cart/cart';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { lockOpenCart } from './cart-access';
import { Carts } from './carts.port';

/** The cart to change, and the caller. */
export interface CartOwner {
  cartId: string;
  session: Session | undefined;
}

/** Changes a cart's contents under a lock on its row, so that changes are serialised. */
export function changeOpenCart(
  data: DataSource,
  clock: Clock,
  { cartId, session }: CartOwner,
  change: (tx: Transaction, cart: Cart) => Promise<void>,
): Promise<CartContent> {
  return data.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, cartId, session);
    await change(tx, cart);
    await tx.get(Carts).update(cart.id, { updatedAt: clock.now() });
    return { cartId: cart.id, units: await tx.get(Carts).countUnits(cart.id) };
  });
}
