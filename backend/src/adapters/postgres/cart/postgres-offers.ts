import { and, eq, ne, sql } from 'drizzle-orm';
import type { Offers } from '../../../application/cart/offers.port';
import type { Offer, OfferKey } from '../../../domain/cart/offer';
import type { Connection } from '../repository-registry';
import { locations, offers, products, serviceAreas, stock, variants } from '../schema';

export class PostgresOffers implements Offers {
  constructor(private readonly db: Connection) {}

  async find(key: OfferKey, zipcode: string): Promise<Offer | undefined> {
    const [offer] = await this.db
      .select({
        variantId: offers.variantId,
        locationId: offers.locationId,
        speed: offers.speed,
        priceCents: offers.priceCents,
        served: sql<boolean>`${serviceAreas.locationId} is not null`,
        dineIn: locations.dineIn,
        inStock: sql<number>`coalesce(${stock.quantity}, 0)`,
      })
      .from(offers)
      .innerJoin(variants, and(eq(variants.id, offers.variantId), ne(variants.bottleSize, '0')))
      .innerJoin(products, and(eq(products.id, variants.productId), eq(products.active, true)))
      .innerJoin(locations, eq(locations.id, offers.locationId))
      .leftJoin(stock, and(eq(stock.variantId, offers.variantId), eq(stock.locationId, offers.locationId)))
      .leftJoin(
        serviceAreas,
        and(
          eq(serviceAreas.zipcode, zipcode),
          eq(serviceAreas.locationId, offers.locationId),
          eq(serviceAreas.speed, offers.speed),
        ),
      )
      .where(
        and(
          eq(offers.variantId, key.variantId),
          eq(offers.locationId, key.locationId),
          eq(offers.speed, key.speed),
          eq(offers.active, true),
        ),
      );
    return offer;
  }
}
