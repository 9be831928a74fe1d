import { type Cart, isCurrent } from '../../domain/cart/cart';
import { refused } from '../../domain/cart/cart-refusal';
import type { Session } from '../../domain/customer/session';
import { Carts } from './carts.port';
import type { Repositories, Transaction } from '../shared/data-source.port';

/** Form of the cart ids that the backend generates. */
const CART_ID = /^[\w-]{1,64}$/;

/**
 * The cart, if the caller may use it: a visitor's cart needs only its id, a customer's cart that customer's session
 * (X-140).
 */
export const findOwnCart = (
  data: Repositories,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> => ownCart(cartId, session, (id) => data.get(Carts).find(id));

/** The same cart; refused if there is none. */
export async function requireOwnCart(
  data: Repositories,
  cartId: string,
  session: Session | undefined,
): Promise<Cart> {
  const cart = await findOwnCart(data, cartId, session);
  if (!cart) throw refused({ kind: 'cart-not-found' });
  return cart;
}

/** The same cart, locked until the transaction ends. */
export const lockOwnCart = (
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> => ownCart(cartId, session, (id) => tx.get(Carts).lock(id));

/** The same for a change: refused for a cart that was ordered or saved, or is being ordered. */
export async function lockOpenCart(
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart> {
  const cart = await lockOwnCart(tx, cartId, session);
  if (!cart || !isCurrent(cart)) throw refused({ kind: 'cart-not-found' });
  if (cart.status === 'ordering') throw refused({ kind: 'cart-being-ordered' });
  return cart;
}

async function ownCart(
  cartId: string | undefined,
  session: Session | undefined,
  find: (id: string) => Promise<Cart | undefined>,
): Promise<Cart | undefined> {
  if (!cartId || !CART_ID.test(cartId)) return undefined;
  const cart = await find(cartId);
  const own = cart && (cart.customerId === null || cart.customerId === session?.customerId);
  return own ? cart : undefined;
}
