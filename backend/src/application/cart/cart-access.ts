import type { Session } from '../../domain/customer/session';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { Refusal } from '../../domain/shared/refusal';
import { type Cart, findCart } from '../../adapters/postgres/cart/cart.repository';

/** A cart that does not exist and one that is somebody else's get the same answer (BDG-02). */
export const NO_SUCH_CART = 'This cart does not exist.';

/** Ids of ours, and nothing else that could be asked for. */
const CART_ID = /^[\w-]{1,64}$/;

/**
 * The cart, if it is the caller's to use: its id is enough for a visitor's cart, and a customer's own session is
 * needed for a customer's.
 */
export async function findOwnCart(
  db: Database | Transaction,
  cartId: string | undefined,
  session: Session | undefined,
  options: { lock: boolean } = { lock: false },
): Promise<Cart | undefined> {
  if (!cartId || !CART_ID.test(cartId)) return undefined;
  const cart = await findCart(db, cartId, options);
  const own = cart && (cart.customerId === null || cart.customerId === session?.customerId);
  return own ? cart : undefined;
}

/** The same, locked, for a change: what was ordered or put aside is changed no more. */
export async function lockOpenCart(
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart> {
  const cart = await findOwnCart(tx, cartId, session, { lock: true });
  if (!cart || cart.status !== 'open') throw new Refusal(NO_SUCH_CART);
  return cart;
}
