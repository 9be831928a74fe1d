import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { carts, coupons, stateCharges, zipcodes } from '../schema';

/** What a cart's price depends on besides its lines: the charges of its zipcode's state, and its coupon. */
export async function loadTerms(db: Database | Transaction, cartId: string) {
  const [terms] = await db
    .select({ charges: stateCharges, coupon: coupons })
    .from(carts)
    .leftJoin(zipcodes, eq(zipcodes.zipcode, carts.zipcode))
    .leftJoin(stateCharges, eq(stateCharges.state, zipcodes.state))
    .leftJoin(coupons, eq(coupons.code, carts.couponCode))
    .where(eq(carts.id, cartId));
  return terms ?? { charges: null, coupon: null };
}
