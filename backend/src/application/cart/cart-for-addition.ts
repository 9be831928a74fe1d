import type { Cart, CartKind } from '../../domain/cart/cart';
import { type CartRefusal, refused } from '../../domain/cart/cart-refusal';
import type { Session } from '../../domain/customer/session';
import { Customers } from '../customer/customers.port';
import type { Transaction } from '../shared/data-source.port';
import { lockOwnCart } from './cart-access';
import { Carts } from './carts.port';

/** What the cart must match to take the new units: a cart has one zipcode and one kind. */
interface CartRequirements {
  cartId?: string;
  zipcode: string;
  kind: CartKind;
}

/** Locks the cart for an addition: the one named, the customer's open one, or a new one (BD-06). */
export async function cartForAddition(
  tx: Transaction,
  required: CartRequirements,
  session: Session | undefined,
  now: Date,
): Promise<Cart> {
  const carts = tx.get(Carts);
  const named = await namedCart(tx, required.cartId, session);
  if (named) return adaptedCart(tx, named, required, session);
  const { kind, zipcode } = required;
  const created = { customerId: session?.customerId ?? null, kind, zipcode, now };
  if (!session) return carts.insert(created);
  // Two concurrent first additions of a customer must not create two carts.
  await tx.get(Customers).lock(session.customerId);
  const open = await carts.lockOpen(session.customerId);
  if (open?.status === 'ordering') throw refused({ kind: 'cart-being-ordered' });
  if (open && (isCompatible(open, required) || (await carts.countUnits(open.id)) === 0))
    return adaptedCart(tx, open, required, session);
  if (open) await carts.update(open.id, { status: 'saved' });
  return carts.insert(created);
}

/**
 * A cart that has been ordered takes no additions, and a wallet cart never does: the shopper's open cart is
 * used instead.
 */
async function namedCart(
  tx: Transaction,
  cartId: string | undefined,
  session: Session | undefined,
): Promise<Cart | undefined> {
  if (!cartId) return undefined;
  const cart = await lockOwnCart(tx, cartId, session);
  if (!cart) throw refused({ kind: 'cart-not-found' });
  if (cart.status === 'ordering') throw refused({ kind: 'cart-being-ordered' });
  return cart.status === 'open' && cart.kind !== 'wallet' ? cart : undefined;
}

/**
 * An empty cart takes over the zipcode; another one refuses a different zipcode. A visitor's cart becomes the signed-in
 * customer's.
 */
async function adaptedCart(
  tx: Transaction,
  cart: Cart,
  required: CartRequirements,
  session: Session | undefined,
): Promise<Cart> {
  const change = {
    zipcode: required.zipcode,
    kind: required.kind,
    customerId: cart.customerId ?? session?.customerId ?? null,
  };
  const fits = isCompatible(cart, required);
  if (!fits && (await tx.get(Carts).countUnits(cart.id)) > 0) throw refused(incompatibility(cart, required));
  if (!fits || cart.customerId !== change.customerId) await tx.get(Carts).update(cart.id, change);
  return { ...cart, ...change };
}

const isCompatible = (cart: Cart, required: CartRequirements): boolean =>
  cart.zipcode === required.zipcode && cart.kind === required.kind;

function incompatibility(cart: Cart, { zipcode }: CartRequirements): CartRefusal {
  if (cart.zipcode !== zipcode) return { kind: 'cart-for-other-zipcode', cartZipcode: cart.zipcode, zipcode };
  return { kind: cart.kind === 'dine-in' ? 'cart-for-dine-in' : 'cart-for-delivery' };
}
