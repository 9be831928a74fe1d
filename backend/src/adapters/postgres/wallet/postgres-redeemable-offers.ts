import { and, asc, eq, sql } from 'drizzle-orm';
import type { RedeemableOffers } from '../../../application/wallet/redeemable-offers.port';
import type { RedeemableKey, RedeemableOffer } from '../../../domain/wallet/redeemable-offer';
import type { Connection } from '../repository-registry';
import { locations, offers, products, stock, variants } from '../schema';

export class PostgresRedeemableOffers implements RedeemableOffers {
  constructor(private readonly db: Connection) {}

  async find({ productId, bottleSize, locationId }: RedeemableKey): Promise<RedeemableOffer | undefined> {
    const [offer] = await this.db
      .select({
        variantId: offers.variantId,
        locationId: offers.locationId,
        speed: offers.speed,
        productId: products.id,
        bottleSize: variants.bottleSize,
        dineIn: locations.dineIn,
        locationState: locations.state,
        locationStarCategory: locations.starCategory,
        inStock: sql<number>`coalesce(${stock.quantity}, 0)`,
      })
      .from(products)
      .innerJoin(variants, eq(variants.productId, sql`coalesce(${products.variantsOf}, ${products.id})`))
      .innerJoin(offers, and(eq(offers.variantId, variants.id), eq(offers.active, true)))
      .innerJoin(locations, eq(locations.id, offers.locationId))
      .leftJoin(stock, and(eq(stock.variantId, offers.variantId), eq(stock.locationId, offers.locationId)))
      .where(
        and(
          eq(products.id, productId),
          eq(products.active, true),
          eq(variants.bottleSize, bottleSize),
          eq(offers.locationId, locationId),
        ),
      )
      .orderBy(asc(offers.priceCents), asc(offers.speed))
      .limit(1);
    return offer;
  }
}
