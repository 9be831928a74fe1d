import type { Cart } from '../../domain/cart/cart';
import { type IncomingCart, type SessionCart, SessionCarts } from '../customer/session-carts.port';
import type { Transaction } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { Carts } from './carts.port';

/**
 * Merges the shopper's cart into the member's: with the same zipcode the lines are added up; with another
 * zipcode the shopper's cart replaces the member's, which is saved.
 */
export class MergeCart extends SessionCarts {
  async merge(tx: Transaction, memberId: number, incoming: IncomingCart, now: Date): Promise<SessionCart> {
    const carts = tx.get(Carts);
    const open = await carts.lockAllOpen(memberId, incoming.cartId);
    const own = open.filter((cart) => cart.customerId === memberId);
    const brought = open.find(
      (cart) =>
        cart.id === incoming.cartId && (cart.customerId === null || cart.customerId === incoming.guestId),
    );
    const kept = brought ? await mergeBrought(tx, brought, own, memberId, now) : latest(own);
    return { id: kept?.id ?? '', units: kept ? await carts.countUnits(kept.id) : 0 };
  }
}

function latest(all: Cart[]): Cart | undefined {
  return all.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0];
}

async function mergeBrought(
  tx: Transaction,
  brought: Cart,
  own: Cart[],
  memberId: number,
  now: Date,
): Promise<Cart> {
  const carts = tx.get(Carts);
  const ofSameKind = own.filter((cart) => cart.kind === brought.kind);
  const mine = latest(ofSameKind);
  if (mine && (await carts.countUnits(brought.id)) === 0) {
    await carts.delete(brought.id);
    return mine;
  }
  if (mine?.zipcode === brought.zipcode) return addUp(tx, brought, mine, now);
  await carts.setAside(ofSameKind.map(({ id }) => id));
  await carts.update(brought.id, { customerId: memberId, updatedAt: now });
  return brought;
}

async function addUp(tx: Transaction, brought: Cart, mine: Cart, now: Date): Promise<Cart> {
  await tx.get(CartLines).addAll(brought.id, mine.id);
  const couponCode = mine.couponCode ?? brought.couponCode;
  await tx.get(Carts).update(mine.id, { couponCode, updatedAt: now });
  await tx.get(Carts).delete(brought.id);
  return mine;
}
