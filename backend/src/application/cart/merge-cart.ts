import type { Cart } from '../../domain/cart/cart';
import { refused } from '../../domain/cart/cart-refusal';
import { type IncomingCart, type SessionCart, SessionCarts } from '../customer/session-carts.port';
import type { Transaction } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { Carts } from './carts.port';

/**
 * Merges the shopper's cart into the member's: with the same zipcode the lines are added up; with another
 * zipcode the shopper's cart replaces the member's, which is saved.
 */
export class MergeCart implements SessionCarts {
  async merge(tx: Transaction, memberId: number, previous: IncomingCart, now: Date): Promise<SessionCart> {
    const carts = tx.get(Carts);
    const open = await carts.lockAllOpen(memberId, previous.cartId);
    const ordering = open.find(({ status }) => status === 'ordering');
    if (ordering) return keepOrdering(tx, ordering, memberId, previous);
    const own = open.filter((cart) => cart.customerId === memberId);
    const incoming = open.find(
      (cart) =>
        cart.id === previous.cartId && (cart.customerId === null || cart.customerId === previous.guestId),
    );
    const kept = incoming ? await mergeIncoming(tx, incoming, own, memberId, now) : latest(own);
    return { id: kept?.id ?? '', units: kept ? await carts.countUnits(kept.id) : 0 };
  }
}

/** A cart that is being ordered stays as it is, and no other cart can be merged with it now. */
async function keepOrdering(
  tx: Transaction,
  { id, customerId }: Cart,
  memberId: number,
  { cartId }: IncomingCart,
): Promise<SessionCart> {
  const isAnother = Boolean(cartId) && cartId !== id;
  if (isAnother || customerId !== memberId) throw refused({ kind: 'cart-being-ordered' });
  return { id, units: await tx.get(Carts).countUnits(id) };
}

function latest(all: Cart[]): Cart | undefined {
  return all.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0];
}

async function mergeIncoming(
  tx: Transaction,
  incoming: Cart,
  own: Cart[],
  memberId: number,
  now: Date,
): Promise<Cart> {
  const carts = tx.get(Carts);
  const sameKind = own.filter((cart) => cart.kind === incoming.kind);
  const ownCart = latest(sameKind);
  if (ownCart && (await carts.countUnits(incoming.id)) === 0) {
    await carts.delete(incoming.id);
    return ownCart;
  }
  if (ownCart?.zipcode === incoming.zipcode) return addLines(tx, incoming, ownCart, now);
  await carts.markSaved(sameKind.map(({ id }) => id));
  await carts.update(incoming.id, { customerId: memberId, updatedAt: now });
  return incoming;
}

async function addLines(tx: Transaction, incoming: Cart, ownCart: Cart, now: Date): Promise<Cart> {
  await tx.get(CartLines).addAll(incoming.id, ownCart.id);
  const couponCode = ownCart.couponCode ?? incoming.couponCode;
  await tx.get(Carts).update(ownCart.id, { couponCode, updatedAt: now });
  await tx.get(Carts).delete(incoming.id);
  return ownCart;
}
