import type { Database } from '../../src/adapters/postgres/database';
import {
  categories,
  offers,
  productCategories,
  products,
  stock,
  variants,
} from '../../src/adapters/postgres/schema';
import type { SpeedType } from '../../src/domain/shared/speed-type';

/** A price at a location and speed; active by default. */
export interface GivenOffer {
  locationId: number;
  speed: SpeedType;
  priceCents: number;
  active?: boolean;
}

/** One price for the same day. */
export const sameDay = (priceCents: number, locationId = 11): GivenOffer[] => [
  { locationId, speed: 'Same Day', priceCents },
];

/** A size with its offers, and the stock at each of their locations. */
export interface GivenVariant {
  id: number;
  size: string;
  maximumPriceCents?: number;
  offers: GivenOffer[];
  /** Units at every location that offers it; default 24. */
  units?: number;
}

export interface GivenProduct {
  id: number;
  name: string;
  categoryIds?: number[];
  variants: GivenVariant[];
  changes?: Partial<typeof products.$inferInsert>;
}

const UNITS = 24;

/** A product with its sizes, offers and stock. */
export async function givenProduct(db: Database, given: GivenProduct): Promise<void> {
  await givenProducts(db, [given]);
}

/** Inserts many products with few statements. */
export async function givenProducts(db: Database, given: GivenProduct[]): Promise<void> {
  await inBatches(given.map(aProduct), (rows) => db.insert(products).values(rows));
  await inBatches(given.flatMap(categoriesOf), (rows) => db.insert(productCategories).values(rows));
  await inBatches(given.flatMap(variantsOf), (rows) => db.insert(variants).values(rows));
  await inBatches(given.flatMap(offersOf), (rows) => db.insert(offers).values(rows));
  await inBatches(given.flatMap(stockOf), (rows) => db.insert(stock).values(rows));
}

function aProduct({ id, name, variants: sizes, changes }: GivenProduct): typeof products.$inferInsert {
  return {
    id,
    name,
    sku: `SKU${id}`,
    type: sizes.length > 1 ? 'config' : 'simple',
    brand: 'Harbor Light',
    productType: 'Bourbon',
    productCategory: 'Whiskey',
    countryOfManufacture: 'United States',
    description: 'Aged four years in charred oak.\r\nVanilla, orange peel and smoke.',
    images: [`/media/${id}-front.svg`, `/media/${id}-label.svg`],
    thumbnail: `/media/${id}-thumbnail.svg`,
    reviews: [],
    rank: id,
    ...changes,
  };
}

function categoriesOf({ id, categoryIds }: GivenProduct) {
  return (categoryIds ?? []).map((categoryId) => ({ categoryId, productId: id }));
}

function variantsOf({ id, variants: sizes }: GivenProduct) {
  return sizes.map((variant, position) => ({
    id: variant.id,
    productId: id,
    sku: `SKU${id}-${variant.size}`,
    bottleSize: variant.size,
    maximumPriceCents: variant.maximumPriceCents,
    position,
  }));
}

function offersOf({ variants: sizes }: GivenProduct) {
  return sizes.flatMap((variant) => variant.offers.map((offer) => ({ variantId: variant.id, ...offer })));
}

function stockOf({ variants: sizes }: GivenProduct) {
  return sizes.flatMap((variant) =>
    [...new Set(variant.offers.map((offer) => offer.locationId))].map((locationId) => ({
      variantId: variant.id,
      locationId,
      quantity: variant.units ?? UNITS,
    })),
  );
}

/** A category of the menu. */
export async function givenCategory(
  db: Database,
  id: number,
  name: string,
  changes: Partial<typeof categories.$inferInsert> = {},
): Promise<void> {
  await db.insert(categories).values({ id, name, position: id, ...changes });
}

/** Far below the maximum number of parameters of a statement. */
const ROWS_A_STATEMENT = 1_000;

async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await insert(rows.slice(start, start + ROWS_A_STATEMENT));
  }
}
