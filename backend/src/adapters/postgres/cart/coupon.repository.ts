import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { coupons } from '../schema';

export type Coupon = typeof coupons.$inferSelect;

/** Typed codes are compared in upper case. */
export async function findCoupon(db: Database | Transaction, code: string): Promise<Coupon | undefined> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
  return coupon;
}

/**
 * Takes one use of a limited coupon; false when the last one went meanwhile. A coupon without limit is not counted:
 * its row would make every order wait for every other.
 */
export async function useCoupon(tx: Transaction, coupon: Coupon): Promise<boolean> {
  if (coupon.maximumUses === null) return true;
  const used = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.code, coupon.code), lt(coupons.uses, coupons.maximumUses)))
    .returning({ uses: coupons.uses });
  return used.length === 1;
}

/** Gives one use back, where uses are counted. */
export async function returnCoupon(tx: Transaction, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} - 1` })
    .where(and(eq(coupons.code, code), isNotNull(coupons.maximumUses), gt(coupons.uses, 0)));
}
