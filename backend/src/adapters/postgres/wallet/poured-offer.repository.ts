import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database';
import { locations, offers, products, stock, variants } from '../schema';

/** A size of a product at a place, as its wallet line needs it. */
export type PouredOffer = Awaited<ReturnType<typeof findPouredOffer>>;

/** What a place sells of a product in that size: the way it would be brought does not matter, it is drunk there. */
export async function findPouredOffer(
  tx: Transaction,
  wanted: { productId: number; bottleSize: string; locationId: number },
) {
  const [offer] = await tx
    .select({
      variantId: offers.variantId,
      locationId: offers.locationId,
      speed: offers.speed,
      priceCents: offers.priceCents,
      productId: products.id,
      bottleSize: variants.bottleSize,
      dineIn: locations.dineIn,
      locationState: locations.state,
      locationPriceCategory: locations.priceCategory,
      inStock: sql<number>`coalesce(${stock.quantity}, 0)`,
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, sql`coalesce(${products.variantsOf}, ${products.id})`))
    .innerJoin(offers, and(eq(offers.variantId, variants.id), eq(offers.active, true)))
    .innerJoin(locations, eq(locations.id, offers.locationId))
    .leftJoin(stock, and(eq(stock.variantId, offers.variantId), eq(stock.locationId, offers.locationId)))
    .where(
      and(
        eq(products.id, wanted.productId),
        eq(products.active, true),
        eq(variants.bottleSize, wanted.bottleSize),
        eq(offers.locationId, wanted.locationId),
      ),
    )
    .orderBy(asc(offers.priceCents), asc(offers.speed))
    .limit(1);
  return offer;
}
