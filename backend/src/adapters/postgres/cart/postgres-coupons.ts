import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Coupons } from '../../../application/cart/coupons.port';
import type { Coupon } from '../../../domain/cart/coupon';
import type { Connection } from '../repository-registry';
import { coupons } from '../schema';

export class PostgresCoupons implements Coupons {
  constructor(private readonly db: Connection) {}

  async find(code: string): Promise<Coupon | undefined> {
    const [coupon] = await this.db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
    return coupon;
  }

  /**
   * Uses of an unlimited coupon are not counted: updating its row would make all orders with it wait for each other.
   */
  async use(coupon: Coupon): Promise<boolean> {
    if (coupon.maximumUses === null) return true;
    const used = await this.db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(and(eq(coupons.code, coupon.code), lt(coupons.uses, coupons.maximumUses)))
      .returning({ uses: coupons.uses });
    return used.length === 1;
  }

  async returnUse(code: string): Promise<void> {
    await this.db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(and(eq(coupons.code, code), isNotNull(coupons.maximumUses), gt(coupons.uses, 0)));
  }
}
