import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
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

/** Everything about the lines of a cart that its price, its picture and its order need, in one query. */
export async function loadLines(db: Database | Transaction, cartId: string) {
  const lines = await selectLines(db).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
  return lines.map((line) => ({ ...line, priceCents: line.priceCents ?? line.seenPriceCents }));
}

export type CartLine = Awaited<ReturnType<typeof loadLines>>[number];

const sameVariantAndPlace = (table: {
  variantId: typeof offers.variantId | typeof stock.variantId;
  locationId: typeof offers.locationId | typeof stock.locationId;
}) => and(eq(table.variantId, cartLines.variantId), eq(table.locationId, cartLines.locationId));

function selectLines(db: Database | Transaction) {
  return db
    .select({
      id: cartLines.id,
      variantId: cartLines.variantId,
      locationId: cartLines.locationId,
      speed: cartLines.speed,
      quantity: cartLines.quantity,
      seenPriceCents: cartLines.seenPriceCents,
      pastOrderNumber: cartLines.pastOrderNumber,
      productId: products.id,
      productName: products.name,
      productType: products.type,
      thumbnail: products.thumbnail,
      bottleSize: variants.bottleSize,
      vendorId: vendors.id,
      vendorName: vendors.name,
      locationPicksUp: locations.pickUp,
      locationState: locations.state,
      locationPriceCategory: locations.priceCategory,
      priceCents: offers.priceCents,
      sold: sql<boolean>`coalesce(${offers.active} and ${products.active}, false)`,
      served: sql<boolean>`${serviceAreas.locationId} is not null`,
      inStock: sql<number>`coalesce(${stock.quantity}, 0)`,
      soldOutMessage: stock.soldOutMessage,
      shippingCents: sql<number>`coalesce(${shippingRates.amountCents}, 0)`,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, cartLines.locationId))
    .innerJoin(vendors, eq(vendors.id, locations.vendorId))
    .leftJoin(offers, and(sameVariantAndPlace(offers), eq(offers.speed, cartLines.speed)))
    .leftJoin(stock, sameVariantAndPlace(stock))
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

/** The shopper is being shown these prices now; a line that was shown them before is left alone. */
export async function rememberSeenPrices(db: Database | Transaction, lines: CartLine[]): Promise<void> {
  for (const line of lines.filter((each) => each.sold && each.priceCents !== each.seenPriceCents)) {
    await db.update(cartLines).set({ seenPriceCents: line.priceCents }).where(eq(cartLines.id, line.id));
  }
}

export async function addUnits(
  tx: Transaction,
  line: {
    cartId: string;
    variantId: number;
    locationId: number;
    speed: CartLine['speed'];
    quantity: number;
    priceCents: number;
    pastOrderNumber?: string | null;
  },
): Promise<void> {
  const { priceCents, pastOrderNumber = null, ...rest } = line;
  await tx
    .insert(cartLines)
    .values({ ...rest, pastOrderNumber, seenPriceCents: priceCents })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId, cartLines.locationId, cartLines.speed],
      set: {
        quantity: sql`${cartLines.quantity} + ${line.quantity}`,
        pastOrderNumber,
        seenPriceCents: priceCents,
      },
    });
}

export async function setQuantity(tx: Transaction, lineId: number, quantity: number): Promise<void> {
  await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
}

export async function deleteLine(tx: Transaction, lineId: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.id, lineId));
}

export async function deleteLines(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}
