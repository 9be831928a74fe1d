import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { locations, offers, products, serviceAreas, stock, variants } from '../schema';
import type { SpeedType } from '../../../domain/shared/speed-type';

/** What a location offers now. */
export interface Offer {
  key: { variantId: number; locationId: number };
  priceCents: number;
  /** Whether the location brings goods to the zipcode at that speed. */
  served: boolean;
  dineIn: boolean;
  inStock: number;
}

/** The active offer of a variant; size `0` is never sold (PDP-26). */
export async function findOffer(
  db: Database | Transaction,
  wanted: { variantId: number; locationId: number; speed: SpeedType; zipcode: string },
): Promise<Offer | undefined> {
  const [offer] = await db
    .select({
      key: { variantId: offers.variantId, locationId: offers.locationId },
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
        eq(serviceAreas.zipcode, wanted.zipcode),
        eq(serviceAreas.locationId, offers.locationId),
        eq(serviceAreas.speed, offers.speed),
      ),
    )
    .where(
      and(
        eq(offers.variantId, wanted.variantId),
        eq(offers.locationId, wanted.locationId),
        eq(offers.speed, wanted.speed),
        eq(offers.active, true),
      ),
    );
  return offer;
}
