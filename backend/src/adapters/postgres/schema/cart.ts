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
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currency, currencyCheck, instant, reference } from './columns';
import { variants } from './catalog';
import { customers } from './customer';
import type { CartKind, CartStatus } from '../../../domain/cart/cart';
import type { CategoryRate, TaxedCharge, TaxRounding } from '../../../domain/cart/tax-rule';
import type { SpeedType } from '../../../domain/shared/speed-type';
import { locations } from './vendor';

export const carts = pgTable(
  'carts',
  {
    /** Unguessable: for a visitor the id is the only credential of the cart. */
    id: text('id').primaryKey(),
    customerId: integer('customer_id').references(() => customers.id),
    kind: text('kind').$type<CartKind>().notNull().default('ordinary'),
    status: text('status').$type<CartStatus>().notNull().default('open'),
    zipcode: char('zipcode', { length: 5 }).notNull(),
    couponCode: text('coupon_code'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('carts_customer').on(table.customerId, table.status),
    index('carts_unchanged')
      .on(table.updatedAt)
      .where(sql`${table.status} <> 'ordered'`),
  ],
);

/** Additions to a cart by idempotency key: a repeated one takes effect once. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the payload: the same key with another payload is refused. */
    payloadHash: text('payload_hash').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: reference('variant_id', () => variants.id),
    locationId: reference('location_id', () => locations.id),
    speed: text('speed').$type<SpeedType>().notNull(),
    quantity: integer('quantity').notNull(),
    /** The unit price that the shopper was last shown; another one is not charged without being shown. */
    seenPriceCents: integer('seen_price_cents').notNull(),
    currency: currency(),
    /** The order that prepaid a line of a wallet cart; null: the oldest lots pay. */
    pastOrderNumber: text('past_order_number'),
  },
  (table) => [
    uniqueIndex('cart_lines_once').on(table.cartId, table.variantId, table.locationId, table.speed),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 24`),
    currencyCheck('cart_lines', table.currency),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    /** Upper case; entered codes are compared in upper case. */
    code: text('code').primaryKey(),
    /** Basis points of the subtotal (1000 is 10 %), or null for a fixed amount. */
    percentBasisPoints: integer('percent_basis_points'),
    amountCents: integer('amount_cents'),
    minimumSubtotalCents: integer('minimum_subtotal_cents').notNull().default(0),
    currency: currency(),
    expiresAt: instant('expires_at'),
    /** null: unlimited. */
    maximumUses: integer('maximum_uses'),
    uses: integer('uses').notNull().default(0),
    /** Message of a refusal; empty: none, and the screen shows its default text (DEMO-44). */
    refusalMessage: text('refusal_message').notNull(),
    /** true: refused whatever the cart contains. */
    alwaysRefused: boolean('always_refused').notNull().default(false),
  },
  (table) => [
    check('coupons_uses_not_negative', sql`${table.uses} >= 0`),
    currencyCheck('coupons', table.currency),
  ],
);

/** Tax and fees of a state, in basis points and cents (DEMO-45). */
export const stateCharges = pgTable(
  'state_charges',
  {
    state: char('state', { length: 2 }).primaryKey(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    processingFeeCents: integer('processing_fee_cents').notNull(),
    packagingFeeCents: integer('packaging_fee_cents').notNull(),
    currency: currency(),
    bankChargeBasisPoints: integer('bank_charge_basis_points').notNull(),
    gstOnFeeBasisPoints: integer('gst_on_fee_basis_points').notNull(),
  },
  (table) => [currencyCheck('state_charges', table.currency)],
);

/** How a jurisdiction taxes from a day on, until its next rule (docs/decisions/0047). */
export const taxRules = pgTable(
  'tax_rules',
  {
    country: char('country', { length: 2 }).notNull(),
    state: char('state', { length: 2 }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    categoryRates: jsonb('category_rates').$type<CategoryRate[]>().notNull().default([]),
    taxedCharges: jsonb('taxed_charges').$type<TaxedCharge[]>().notNull().default([]),
    rounding: text('rounding').$type<TaxRounding>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.state, table.validFrom] }),
    check('tax_rules_rounding', sql`${table.rounding} in ('line', 'vendor', 'order')`),
  ],
);
