import type { Cart } from '../../domain/cart/cart';
import { refused } from '../../domain/cart/cart-refusal';
import type { Session } from '../../domain/customer/session';
import { Carts } from './carts.port';
import type { Repositories, Transaction } from '../shared/data-source.port';

/** Ids of ours, and nothing else that could be asked for. */
const CART_ID = /^[\w-]{1,64}$/;

/**
 * The cart, if it is the caller's to use: its id is enough for a visitor's cart, and a customer's own session is
 * needed for a customer's.
 */
export const findOwnCart = (
  data: Repositories,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> => ownCart(cartId, session, (id) => data.get(Carts).find(id));

/** The same, locked until the transaction ends. */
export const lockOwnCart = (
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> => ownCart(cartId, session, (id) => tx.get(Carts).lock(id));

/** The same, for a change: what was ordered or put aside is changed no more. */
export async function lockOpenCart(
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart> {
  const cart = await lockOwnCart(tx, cartId, session);
  if (!cart || cart.status !== 'open') throw refused({ kind: 'cart-not-found' });
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
