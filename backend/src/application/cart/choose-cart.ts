import type { Session } from '../../domain/customer/session';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';
import type { Transaction } from '../../adapters/postgres/database';
import type { CartKind } from '../../adapters/postgres/schema/cart';
import { Refusal } from '../../domain/shared/refusal';
import { findOwnCart, NO_SUCH_CART } from './cart-access';
import {
  beginCart,
  type Cart,
  changeCart,
  countUnits,
  findOpenCart,
} from '../../adapters/postgres/cart/cart.repository';

/** Where the new units must fit: one cart has one zipcode and one way of buying. */
interface Purpose {
  cartId?: string;
  zipcode: string;
  kind: CartKind;
}

/** The locked cart that units are added to: the one named, else the customer's open one, else a new one (BD-06). */
export async function chooseCart(
  tx: Transaction,
  purpose: Purpose,
  session: Session | undefined,
  now: Date,
): Promise<Cart> {
  const named = await namedCart(tx, purpose.cartId, session);
  if (named) return fitted(tx, named, purpose, session);
  const begun = {
    customerId: session?.customerId ?? null,
    kind: purpose.kind,
    zipcode: purpose.zipcode,
    now,
  };
  if (!session) return beginCart(tx, begun);
  // Two first adds of one customer at once must not begin two carts.
  await lockCustomer(tx, session.customerId);
  const open = await findOpenCart(tx, session.customerId, { lock: true });
  if (open && (fits(open, purpose) || (await countUnits(tx, open.id)) === 0))
    return fitted(tx, open, purpose, session);
  if (open) await changeCart(tx, open.id, { status: 'saved' });
  return beginCart(tx, begun);
}

/** A cart that was ordered meanwhile is no longer filled, and one that redeems never: the shopper's own goes on. */
async function namedCart(
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> {
  if (!cartId) return undefined;
  const cart = await findOwnCart(tx, cartId, session, { lock: true });
  if (!cart) throw new Refusal(NO_SUCH_CART);
  return cart.status === 'open' && cart.kind !== 'wallet' ? cart : undefined;
}

/** An empty cart follows the shopper to another zipcode; a full one does not. A visitor's cart becomes its signed-in user's. */
async function fitted(
  tx: Transaction,
  cart: Cart,
  purpose: Purpose,
  session: Session | undefined,
): Promise<Cart> {
  const change = {
    zipcode: purpose.zipcode,
    kind: purpose.kind,
    customerId: cart.customerId ?? session?.customerId ?? null,
  };
  if (!fits(cart, purpose) && (await countUnits(tx, cart.id)) > 0) throw new Refusal(whyNot(cart, purpose));
  if (!fits(cart, purpose) || cart.customerId !== change.customerId) await changeCart(tx, cart.id, change);
  return { ...cart, ...change };
}

const fits = (cart: Cart, purpose: Purpose): boolean =>
  cart.zipcode === purpose.zipcode && cart.kind === purpose.kind;

function whyNot(cart: Cart, purpose: Purpose): string {
  if (cart.zipcode !== purpose.zipcode)
    return `Your cart is for ${cart.zipcode}. Clear it to shop for ${purpose.zipcode}.`;
  return cart.kind === 'dine-in'
    ? 'Your cart is for dine-in. Clear it to shop for delivery.'
    : 'Your cart is for delivery. Clear it to shop for dine-in.';
}
