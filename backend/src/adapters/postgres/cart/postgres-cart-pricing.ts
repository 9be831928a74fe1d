import { and, eq, sql } from 'drizzle-orm';
import type { CartPricing } from '../../../application/cart/cart-pricing.port';
import type { PricingInputs } from '../../../domain/cart/quote';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Connection } from '../repository-registry';
import { carts, coupons, stateCharges, taxRules, zipcodes } from '../schema';

/** Of all zipcodes, and of all addresses that are delivered to. */
const COUNTRY = 'US';

export class PostgresCartPricing implements CartPricing {
  constructor(private readonly db: Connection) {}

  async inputsOf(cartId: string, today: CalendarDate): Promise<PricingInputs> {
    const [inputs] = await this.db
      .select({ charges: stateCharges, taxRule: taxRules, coupon: coupons })
      .from(carts)
      .leftJoin(zipcodes, eq(zipcodes.zipcode, carts.zipcode))
      .leftJoin(stateCharges, eq(stateCharges.state, zipcodes.state))
      .leftJoin(taxRules, isRuleOn(today))
      .leftJoin(coupons, eq(coupons.code, carts.couponCode))
      .where(eq(carts.id, cartId));
    return inputs ?? { charges: null, taxRule: null, coupon: null };
  }
}

/** The latest rule of the zipcode's state that is in force. */
const isRuleOn = (today: CalendarDate) =>
  and(
    eq(taxRules.country, COUNTRY),
    eq(taxRules.state, zipcodes.state),
    eq(
      taxRules.validFrom,
      sql`(select max(latest.valid_from) from tax_rules latest where latest.country = ${COUNTRY}
        and latest.state = ${zipcodes.state} and latest.valid_from <= ${today})`,
    ),
  );
