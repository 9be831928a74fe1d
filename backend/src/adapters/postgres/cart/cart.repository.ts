import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { cartLines, carts } from '../schema';
import type { CartKind } from '../schema/cart';
import { randomToken } from '../../../application/shared/random-token';

export type Cart = typeof carts.$inferSelect;

/** The cart, whoever owns it; locked, when asked for, until the transaction ends: writers of a cart queue. */
export async function findCart(
  db: Database | Transaction,
  id: string,
  options: { lock: boolean },
): Promise<Cart | undefined> {
  const query = db.select().from(carts).where(eq(carts.id, id));
  const [cart] = await (options.lock ? query.for('update') : query);
  return cart;
}

/** The cart that a customer is filling; the wallet's own cart is not meant. */
export async function findOpenCart(
  db: Database | Transaction,
  customerId: number,
  options: { lock: boolean },
): Promise<Cart | undefined> {
  const query = db
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.status, 'open'), ne(carts.kind, 'wallet')))
    .orderBy(desc(carts.updatedAt), desc(carts.id))
    .limit(1);
  const [cart] = await (options.lock ? query.for('update') : query);
  return cart;
}

/** The cart with which a customer redeems; it stands beside the ordinary one. */
export async function lockWalletCart(tx: Transaction, customerId: number): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.status, 'open'), eq(carts.kind, 'wallet')))
    .orderBy(desc(carts.updatedAt), desc(carts.id))
    .limit(1)
    .for('update');
  return cart;
}

export async function beginCart(
  tx: Transaction,
  cart: { customerId: number | null; kind: CartKind; zipcode: string; now: Date },
): Promise<Cart> {
  const { now, ...rest } = cart;
  const [begun] = await tx
    .insert(carts)
    .values({ id: randomToken('crt'), ...rest, createdAt: now, updatedAt: now })
    .returning();
  if (!begun) throw new Error('The database gave no cart back.');
  return begun;
}

export async function changeCart(
  tx: Transaction,
  id: string,
  change: Partial<Omit<Cart, 'id'>>,
): Promise<void> {
  await tx.update(carts).set(change).where(eq(carts.id, id));
}

/** Units in the cart, for the badge. */
export async function countUnits(db: Database | Transaction, cartId: string): Promise<number> {
  const [count] = await db
    .select({ units: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  return count?.units ?? 0;
}
