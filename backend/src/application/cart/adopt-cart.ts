import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Cart, countUnits } from '../../adapters/postgres/cart/cart.repository';
import { MOST_PER_LINE } from '../../domain/cart/line-availability';
import type { Transaction } from '../../adapters/postgres/database';
import { cartLines, carts } from '../../adapters/postgres/schema';

/** The cart that the shopper brings along to a session of their own. */
export interface OfferedCart {
  cartId: string | undefined;
  /** Whose session it was: a cart that a guest's e-mail is bound to follows that guest alone. */
  guestId: number | undefined;
}

/** The cart that a session goes on with; id blank when there is none. */
export interface SessionCart {
  id: string;
  units: number;
}

/**
 * Makes one cart of what the shopper brings and what the member has: the same zipcode adds up, another
 * zipcode's cart wins and the old one is put aside. Call it with the customer's row locked.
 */
export async function adoptCart(
  tx: Transaction,
  memberId: number,
  offer: OfferedCart,
  now: Date,
): Promise<SessionCart> {
  const open = await lockOpenCarts(tx, memberId, offer.cartId);
  const own = open.filter((cart) => cart.customerId === memberId);
  const offered = open.find(
    (cart) => cart.id === offer.cartId && (cart.customerId === null || cart.customerId === offer.guestId),
  );
  const kept = offered ? await unite(tx, offered, own, memberId, now) : latest(own);
  return { id: kept?.id ?? '', units: kept ? await countUnits(tx, kept.id) : 0 };
}

/** In the order of their ids, so that two who lock the same carts cannot wait for each other. Not those that redeem. */
async function lockOpenCarts(tx: Transaction, memberId: number, cartId: string | undefined): Promise<Cart[]> {
  return tx
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.status, 'open'),
        ne(carts.kind, 'wallet'),
        or(eq(carts.customerId, memberId), eq(carts.id, cartId ?? '')),
      ),
    )
    .orderBy(asc(carts.id))
    .for('update');
}

function latest(all: Cart[]): Cart | undefined {
  return all.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0];
}

async function unite(
  tx: Transaction,
  offered: Cart,
  own: Cart[],
  memberId: number,
  now: Date,
): Promise<Cart> {
  const mine = latest(own.filter((cart) => cart.kind === offered.kind));
  if (mine && (await countUnits(tx, offered.id)) === 0) return drop(tx, offered, mine);
  if (mine?.zipcode === offered.zipcode) return merge(tx, offered, mine, now);
  const others = own.filter((cart) => cart.kind === offered.kind).map((cart) => cart.id);
  if (others.length > 0) await tx.update(carts).set({ status: 'saved' }).where(inArray(carts.id, others));
  await tx.update(carts).set({ customerId: memberId, updatedAt: now }).where(eq(carts.id, offered.id));
  return offered;
}

async function merge(tx: Transaction, offered: Cart, mine: Cart, now: Date): Promise<Cart> {
  const { variantId, locationId, speed, quantity, seenPriceCents } = cartLines;
  const lines = await tx
    .select({ variantId, locationId, speed, quantity, seenPriceCents })
    .from(cartLines)
    .where(eq(cartLines.cartId, offered.id));
  await tx
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, cartId: mine.id })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, variantId, locationId, speed],
      set: {
        quantity: sql`least(${MOST_PER_LINE}, ${quantity} + excluded.quantity)`,
        seenPriceCents: sql`excluded.seen_price_cents`,
      },
    });
  const couponCode = mine.couponCode ?? offered.couponCode;
  await tx.update(carts).set({ couponCode, updatedAt: now }).where(eq(carts.id, mine.id));
  return drop(tx, offered, mine);
}

async function drop(tx: Transaction, offered: Cart, kept: Cart): Promise<Cart> {
  await tx.delete(carts).where(eq(carts.id, offered.id));
  return kept;
}
