import { type BannerCaption, type BannerPlacement } from '../../../domain/catalog/home-content';
import { sql } from 'drizzle-orm';
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from './columns';
import { locations } from './vendor';
import type { SpeedType } from '../../../domain/shared/speed-type';

/** A zipcode of the directory: served, known but not served, or invalid (X-025, DEMO-01..08). */
export const zipcodes = pgTable(
  'zipcodes',
  {
    zipcode: char('zipcode', { length: 5 }).primaryKey(),
    city: text('city').notNull(),
    state: char('state', { length: 2 }).notNull(),
    served: boolean('served').notNull().default(false),
    /** The dialog (errorCode 1) and the gate (code -1) refuse an invalid zipcode. */
    invalid: boolean('invalid').notNull().default(false),
    /** Message of the refusal; null: none, and the screen shows its default text. */
    invalidMessage: text('invalid_message'),
    /** true: the home page is empty for this zipcode (code -1). */
    homeEmpty: boolean('home_empty').notNull().default(false),
    homeMessage: text('home_message'),
    dineInSupported: boolean('dine_in_supported').notNull().default(false),
  },
  (table) => [index('zipcodes_city').on(sql`lower(${table.city})`, sql`lower(${table.state})`)],
);

/** Which location delivers to which zipcode, at which speed. */
export const serviceAreas = pgTable(
  'service_areas',
  {
    zipcode: char('zipcode', { length: 5 })
      .notNull()
      .references(() => zipcodes.zipcode),
    locationId: reference('location_id', () => locations.id),
    speed: text('speed').$type<SpeedType>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zipcode, table.locationId, table.speed] })],
);

/** Served zipcodes that are offered instead of an unserved one. */
export const zipcodeAlternatives = pgTable(
  'zipcode_alternatives',
  {
    zipcode: char('zipcode', { length: 5 })
      .notNull()
      .references(() => zipcodes.zipcode),
    alternative: char('alternative', { length: 5 })
      .notNull()
      .references(() => zipcodes.zipcode),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.zipcode, table.alternative] })],
);

/** Banners and ads: pictures with a link, and with a caption or without. */
export const banners = pgTable('banners', {
  id: integer('id').primaryKey(),
  placement: text('placement').$type<BannerPlacement>().notNull(),
  imageUrl: text('image_url').notNull(),
  link: text('link').notNull(),
  title: text('title').notNull(),
  position: integer('position').notNull(),
  /** Shown over the picture if `tone` is set. */
  eyebrow: text('eyebrow'),
  text: text('text'),
  action: text('action'),
  tone: text('tone').$type<BannerCaption['tone']>(),
});

/** The `OUR TOP {category}` sections of the home page, and its top product. */
export const homeSections = pgTable('home_sections', {
  categoryId: integer('category_id').primaryKey(),
  position: integer('position').notNull(),
  productIds: jsonb('product_ids').$type<number[]>().notNull(),
});

/** Settings of a store; store id is always 1 (GEN-18). */
export const stores = pgTable('stores', {
  id: integer('id').primaryKey(),
  publishableKey: text('publishable_key'),
  topProductId: integer('top_product_id'),
});
