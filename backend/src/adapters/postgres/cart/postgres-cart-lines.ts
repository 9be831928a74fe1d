import { and, asc, eq, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '../../../../../rules/shared/quantity';
import type { CartLines } from '../../../application/cart/cart-lines.port';
import type { Addition, CartLine } from '../../../domain/cart/cart-line';
import type { Connection } from '../repository-registry';
import {
  cartLines,
  carts,
  locations,
  offers,
  products,
  serviceAreas,
  shippingRates,
  stock,
  variants,
  vendors,
} from '../schema';

/** The columns that identify a line. */
const LINE_KEY = [cartLines.cartId, cartLines.variantId, cartLines.locationId, cartLines.speed];

export class PostgresCartLines implements CartLines {
  constructor(private readonly db: Connection) {}

  /** In one query. */
  async of(cartId: string): Promise<CartLine[]> {
    const lines = await selectLines(this.db).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
    return lines.map((line) => ({ ...line, priceCents: line.priceCents ?? line.seenPriceCents }));
  }

  async add({ priceCents, pastOrderNumber = null, ...line }: Addition): Promise<void> {
    await this.db
      .insert(cartLines)
      .values({ ...line, pastOrderNumber, seenPriceCents: priceCents })
      .onConflictDoUpdate({
        target: LINE_KEY,
        set: {
          quantity: sql`${cartLines.quantity} + ${line.quantity}`,
          pastOrderNumber,
          seenPriceCents: priceCents,
        },
      });
  }

  async addAll(fromCartId: string, toCartId: string): Promise<void> {
    const { variantId, locationId, speed, quantity, seenPriceCents } = cartLines;
    const lines = await this.db
      .select({ variantId, locationId, speed, quantity, seenPriceCents })
      .from(cartLines)
      .where(eq(cartLines.cartId, fromCartId));
    await this.db
      .insert(cartLines)
      .values(lines.map((line) => ({ ...line, cartId: toCartId })))
      .onConflictDoUpdate({
        target: LINE_KEY,
        set: {
          quantity: sql`least(${MAX_QUANTITY}, ${quantity} + excluded.quantity)`,
          seenPriceCents: sql`excluded.seen_price_cents`,
        },
      });
  }

  async recordShownPrices(lines: CartLine[]): Promise<void> {
    for (const line of lines.filter((each) => each.sold && each.priceCents !== each.seenPriceCents)) {
      await this.db
        .update(cartLines)
        .set({ seenPriceCents: line.priceCents })
        .where(eq(cartLines.id, line.id));
    }
  }

  async setQuantity(lineId: number, quantity: number): Promise<void> {
    await this.db.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
  }

  async delete(lineId: number): Promise<void> {
    await this.db.delete(cartLines).where(eq(cartLines.id, lineId));
  }

  async deleteAll(cartId: string): Promise<void> {
    await this.db.delete(cartLines).where(eq(cartLines.cartId, cartId));
  }
}

const sameVariantAndLocation = (table: {
  variantId: typeof offers.variantId | typeof stock.variantId;
  locationId: typeof offers.locationId | typeof stock.locationId;
}) => and(eq(table.variantId, cartLines.variantId), eq(table.locationId, cartLines.locationId));

const LINE = {
  id: cartLines.id,
  variantId: cartLines.variantId,
  locationId: cartLines.locationId,
  speed: cartLines.speed,
  quantity: cartLines.quantity,
  seenPriceCents: cartLines.seenPriceCents,
  pastOrderNumber: cartLines.pastOrderNumber,
  productId: products.id,
  productName: products.name,
  categoryIds: sql<
    number[]
  >`array(select category_id from product_categories where product_id = ${products.id})`,
  productType: products.type,
  thumbnail: products.thumbnail,
  bottleSize: variants.bottleSize,
  vendorId: vendors.id,
  vendorName: vendors.name,
  locationPicksUp: locations.pickUp,
  locationState: locations.state,
  locationStarCategory: locations.starCategory,
  priceCents: offers.priceCents,
  sold: sql<boolean>`coalesce(${offers.active} and ${products.active}, false)`,
  served: sql<boolean>`${serviceAreas.locationId} is not null`,
  inStock: sql<number>`coalesce(${stock.quantity}, 0)`,
  soldOutMessage: stock.soldOutMessage,
  shippingCents: sql<number>`coalesce(${shippingRates.amountCents}, 0)`,
};

function selectLines(db: Connection) {
  return db
    .select(LINE)
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, cartLines.locationId))
    .innerJoin(vendors, eq(vendors.id, locations.vendorId))
    .leftJoin(offers, and(sameVariantAndLocation(offers), eq(offers.speed, cartLines.speed)))
    .leftJoin(stock, sameVariantAndLocation(stock))
    .leftJoin(
      shippingRates,
      and(eq(shippingRates.locationId, cartLines.locationId), eq(shippingRates.speed, cartLines.speed)),
    )
    .leftJoin(
      serviceAreas,
      and(
        eq(serviceAreas.zipcode, carts.zipcode),
        eq(serviceAreas.locationId, cartLines.locationId),
        eq(serviceAreas.speed, cartLines.speed),
      ),
    )
    .$dynamic();
}
