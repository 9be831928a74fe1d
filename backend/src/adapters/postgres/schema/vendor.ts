import { type VendorInfo, type AboutVendor } from '../../../domain/vendor/vendor-profile';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { reference } from './columns';

export const vendors = pgTable('vendors', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** null: the vendor exists, but has no profile (DEMO-15). */
  info: jsonb('info').$type<VendorInfo>(),
  about: jsonb('about').$type<AboutVendor>(),
  deliveryInformation: text('delivery_information'),
});

export const vendorReviews = pgTable(
  'vendor_reviews',
  {
    id: serial('id').primaryKey(),
    vendorId: reference('vendor_id', () => vendors.id),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    nickname: text('nickname').notNull(),
    rating: integer('rating').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [index('vendor_reviews_vendor').on(table.vendorId)],
);

/** A location of a vendor: stock, slots and dates are kept per location. */
export const locations = pgTable(
  'locations',
  {
    id: integer('id').primaryKey(),
    vendorId: reference('vendor_id', () => vendors.id),
    name: text('name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2').notNull().default(''),
    city: text('city').notNull(),
    state: char('state', { length: 2 }).notNull(),
    zipcode: char('zipcode', { length: 5 }).notNull(),
    telephone: text('telephone'),
    timeZone: text('time_zone').notNull(),
    /** Star category, 1 to 5; null: not a venue. */
    starCategory: integer('star_category'),
    dineIn: boolean('dine_in').notNull().default(false),
    pickUp: boolean('pick_up').notNull().default(false),
    readyTime: text('ready_time'),
    /** Orders after this hour, by the location's clock, count as the next day's (BD-43). */
    cutOffHour: integer('cut_off_hour').notNull().default(17),
  },
  (table) => [
    // A dine-in purchase is redeemed at venues of the same star category.
    check('locations_venue_has_stars', sql`not ${table.dineIn} or ${table.starCategory} is not null`),
  ],
);
