import { eq } from 'drizzle-orm';
import type { CartPricing } from '../../../application/cart/cart-pricing.port';
import type { PricingInputs } from '../../../domain/cart/quote';
import type { Connection } from '../repository-registry';
import { carts, coupons, stateCharges, zipcodes } from '../schema';

export class PostgresCartPricing implements CartPricing {
  constructor(private readonly db: Connection) {}

  async inputsOf(cartId: string): Promise<PricingInputs> {
    const [inputs] = await this.db
      .select({ charges: stateCharges, coupon: coupons })
      .from(carts)
      .leftJoin(zipcodes, eq(zipcodes.zipcode, carts.zipcode))
      .leftJoin(stateCharges, eq(stateCharges.state, zipcodes.state))
      .leftJoin(coupons, eq(coupons.code, carts.couponCode))
      .where(eq(carts.id, cartId));
    return inputs ?? { charges: null, coupon: null };
  }
}
