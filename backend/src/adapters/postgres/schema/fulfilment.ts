import { type CalendarRuleKind } from '../../../domain/fulfilment/calendar-rule-kind';
import type { SpeedFlow } from '../../../domain/fulfilment/delivery-speed';
import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { currency, currencyCheck, reference } from './columns';
import type { SpeedType } from '../../../domain/shared/speed-type';
import { locations } from './vendor';

/** The daily driver slots of a location, in its time zone (DEMO-39). */
export const slotTemplates = pgTable(
  'slot_templates',
  {
    locationId: reference('location_id', () => locations.id),
    /** `10:00` */
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.startTime] })],
);

/** Bookings of a slot on a date; never more than its capacity. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    locationId: reference('location_id', () => locations.id),
    date: date('date', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    booked: integer('booked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.date, table.startTime] }),
    check('slot_bookings_not_negative', sql`${table.booked} >= 0`),
  ],
);

/** Exceptional days: a date, the same day of every year, or a number of days from today. */
export const calendarRules = pgTable(
  'calendar_rules',
  {
    id: serial('id').primaryKey(),
    locationId: reference('location_id', () => locations.id),
    kind: text('kind').$type<CalendarRuleKind>().notNull(),
    onDate: date('on_date', { mode: 'string' }),
    /** `12-25` */
    everyYearOn: text('every_year_on'),
    /** Days from today at the location, for demo data that does not age. */
    daysFromToday: integer('days_from_today'),
  },
  (table) => [index('calendar_rules_location').on(table.locationId)],
);

/** Days from ordering to the first delivery (BD-43). */
export const leadTimes = pgTable(
  'lead_times',
  {
    locationId: reference('location_id', () => locations.id),
    speed: text('speed').$type<SpeedType>().notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.speed] })],
);

/** Delivery fee of a group, per location and speed. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    locationId: reference('location_id', () => locations.id),
    speed: text('speed').$type<SpeedType>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: currency(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.speed] }),
    currencyCheck('shipping_rates', table.currency),
  ],
);

/** The speed cards of a zipcode. */
export const deliverySpeeds = pgTable(
  'delivery_speeds',
  {
    zipcode: char('zipcode', { length: 5 }).notNull(),
    flow: text('flow').$type<SpeedFlow>().notNull(),
    /** 1, 2, 3 or 10; the meaning depends on the flow. */
    speedId: integer('speed_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    deliveryFeeCents: integer('delivery_fee_cents').notNull(),
    currency: currency(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zipcode, table.flow, table.speedId] }),
    currencyCheck('delivery_speeds', table.currency),
  ],
);

/** The methods of a speed; a speed without one is disabled (SHIP-11). */
export const shipMethods = pgTable(
  'ship_methods',
  {
    id: integer('id').primaryKey(),
    zipcode: char('zipcode', { length: 5 }).notNull(),
    flow: text('flow').$type<SpeedFlow>().notNull(),
    speedId: integer('speed_id').notNull(),
    /** The location of a pick-up or dine-in; null for a delivery. */
    locationId: integer('location_id').references(() => locations.id),
    method: text('method').notNull(),
    amountCents: integer('amount_cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    currency: currency(),
    duration: text('duration').notNull(),
    dropoffEta: text('dropoff_eta'),
    /** Miles from the zipcode, for a pick-up. */
    distance: text('distance'),
    leadDays: integer('lead_days').notNull(),
  },
  (table) => [
    index('ship_methods_zipcode').on(table.zipcode, table.flow),
    currencyCheck('ship_methods', table.currency),
  ],
);
