import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';

/** What the vendor's banner shows; which fields are present differs by vendor (DEMO-12). */
export interface VendorInfo {
  vendor_name?: string;
  vendor_image_url?: string;
  website?: string;
  vendor_website?: string;
  website_url?: string;
  vendor_phone?: string;
  phone?: string;
}

/** The About tab of a vendor. */
export interface AboutVendor {
  loc_name?: string;
  formatted_address?: string;
  loc_address?: string;
  loc_city?: string;
  loc_state?: string;
  loc_postcode?: string;
  loc_phone?: string;
  description?: string;
}

export const vendors = pgTable('vendors', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** null: the vendor exists but says nothing of itself (DEMO-15). */
  info: jsonb('info').$type<VendorInfo>(),
  about: jsonb('about').$type<AboutVendor>(),
  deliveryInformation: text('delivery_information'),
});

export const vendorReviews = pgTable(
  'vendor_reviews',
  {
    id: serial('id').primaryKey(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    nickname: text('nickname').notNull(),
    rating: integer('rating').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [index('vendor_reviews_vendor').on(table.vendorId)],
);

/** A shop of a vendor: stock, slots and dates are kept per location. */
export const locations = pgTable(
  'locations',
  {
    id: integer('id').primaryKey(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    name: text('name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2').notNull().default(''),
    city: text('city').notNull(),
    state: char('state', { length: 2 }).notNull(),
    zipcode: char('zipcode', { length: 5 }).notNull(),
    telephone: text('telephone'),
    timeZone: text('time_zone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Hotel category 1 to 5; null: not a venue. */
    priceCategory: integer('price_category'),
    dineIn: boolean('dine_in').notNull().default(false),
    pickUp: boolean('pick_up').notNull().default(false),
    readyTime: text('ready_time'),
    /** Orders after this hour of the location's day count as the next day's (BD-43). */
    cutOffHour: integer('cut_off_hour').notNull().default(17),
  },
  (table) => [
    // What is bought there is redeemed where the stars are the same.
    check('locations_venue_has_stars', sql`not ${table.dineIn} or ${table.priceCategory} is not null`),
  ],
);
