import { type Review } from '../../../domain/shared/review';
import { type Scale } from '../../../domain/catalog/scale';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { currency, currencyCheck, reference, searchVector } from './columns';
import type { SpeedType } from '../../../domain/shared/speed-type';
import { locations } from './vendor';

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** Picture of its card; null: that of its first product. */
    image: text('image'),
    inMenu: boolean('in_menu').notNull().default(true),
    /** Whether its products are for adults; of a product's categories, the most specific decide. */
    ageRestricted: boolean('age_restricted').notNull().default(true),
    /** Message of an empty listing; null: the screen's default text (DEMO-21). */
    emptyMessage: text('empty_message'),
    /** Code of the listing's answer; other than 1 it is only logged (DEMO-22). */
    responseCode: integer('response_code').notNull().default(1),
  },
  (table) => [index('categories_parent').on(table.parentId)],
);

/** SQL of a text in lower case and without accents. */
const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** SQL of the words of a text in their basic form, with a weight. */
const words = (text: string, weight: 'A' | 'B' | 'C'): string =>
  `setweight(to_tsvector('english', ${folded(text)}), '${weight}')`;

const BRAND = "coalesce(brand, '')";
const KIND = "coalesce(product_type, '') || ' ' || coalesce(product_category, '')";

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    /** The name in lower case and without accents, for searching and sorting. */
    searchName: text('search_name')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('name'))),
    /** Name, brand, type and category in the same form, in which words are found anywhere, also misspelled ones. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded(`name || ' ' || ${BRAND} || ' ' || ${KIND}`))),
    /** The same as English words in their basic form, so that a plural finds the singular: A of the name, B of the brand. */
    searchVector: searchVector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql.raw([words('name', 'A'), words(BRAND, 'B'), words(KIND, 'C')].join(' || '))),
    sku: text('sku').notNull().unique(),
    /** `config` has several variants to choose from, `simple` has one. */
    type: text('type').$type<'config' | 'simple'>().notNull(),
    brand: text('brand'),
    productType: text('product_type'),
    productCategory: text('product_category'),
    countryOfManufacture: text('country_of_manufacture'),
    /** Plain text, lines separated by CRLF. */
    description: text('description').notNull(),
    /** Paths of the pictures below `/media/`; the first is the front. */
    images: jsonb('images').$type<string[]>().notNull(),
    thumbnail: text('thumbnail').notNull(),
    tasteScale: jsonb('taste_scale').$type<Scale[]>(),
    skillScale: jsonb('skill_scale').$type<Scale[]>(),
    reviews: jsonb('reviews').$type<Review[]>().notNull(),
    /** A delivery hint such as `Delivered in about 1 hour`. */
    time: text('time'),
    active: boolean('active').notNull().default(true),
    /** Default order of listings, ascending. */
    rank: integer('rank').notNull(),
    /** The listing repeats that product's variants (deliberate data fault, LIST-20). */
    variantsOf: integer('variants_of').references((): AnyPgColumn => products.id),
  },
  (table) => [
    index('products_listed')
      .on(table.rank, table.id)
      .where(sql`${table.active}`),
    // These two serve processes of the version before; the next version drops them (docs/decisions/0050).
    index('products_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('products_search_vector').using('gin', table.searchVector),
    index('products_variants_of')
      .on(table.variantsOf)
      .where(sql`${table.variantsOf} is not null`),
  ],
);

/**
 * When what listings need to know of a product changed last, written by triggers. Versions grow in the order of commits,
 * since a transaction that takes one holds a lock until it ends.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    productId: integer('product_id').primaryKey(),
    version: bigint('version', { mode: 'number' }).notNull(),
    /** The day, in UTC, of the last change of more than its popularity; null for those before migration 24. */
    changedOn: date('changed_on'),
  },
  (table) => [index('listing_changes_order').on(table.version, table.productId)],
);

/** What was bought lately, see `ProductPopularity`; without a row it is 0. */
export const productPopularity = pgTable('product_popularity', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  popularity: smallint('popularity').notNull(),
});

/** A product is in its own categories and in all their ancestors. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: reference('category_id', () => categories.id),
    productId: reference('product_id', () => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_categories_product').on(table.productId),
  ],
);

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: reference('product_id', () => products.id),
    relatedId: reference('related_id', () => products.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.relatedId] })],
);

export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey(),
    productId: reference('product_id', () => products.id),
    sku: text('sku').notNull().unique(),
    /** Millilitres as digits, or a flower option; `0` is never sold (PDP-26). */
    bottleSize: text('bottle_size').notNull(),
    maximumPriceCents: integer('maximum_price_cents'),
    currency: currency(),
    position: integer('position').notNull(),
  },
  (table) => [index('variants_product').on(table.productId), currencyCheck('variants', table.currency)],
);

/** The price of a variant at a location and speed; this price is charged. */
export const offers = pgTable(
  'offers',
  {
    variantId: reference('variant_id', () => variants.id),
    locationId: reference('location_id', () => locations.id),
    speed: text('speed').$type<SpeedType>().notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: currency(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.locationId, table.speed] }),
    index('offers_location').on(table.locationId, table.variantId),
    check('offers_price_not_negative', sql`${table.priceCents} >= 0`),
    currencyCheck('offers', table.currency),
  ],
);

/** Units of a variant at a location; the check constraint is the last defence against overselling. */
export const stock = pgTable(
  'stock',
  {
    variantId: reference('variant_id', () => variants.id),
    locationId: reference('location_id', () => locations.id),
    quantity: integer('quantity').notNull(),
    /** The quantity of the latest import: importing the same one again does not undo sales (docs/catalog.md). */
    importedQuantity: integer('imported_quantity'),
    /** Message when an order finds it sold out; null: the screen's default `Out of Stock` (DEMO-31). */
    soldOutMessage: text('sold_out_message'),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.locationId] }),
    check('stock_not_negative', sql`${table.quantity} >= 0`),
  ],
);
