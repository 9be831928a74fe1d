import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currency, currencyCheck, instant, reference } from './columns';
import type { OrderOutcome } from '../../../domain/checkout/order-outcome';
import type { OrderAddress, OrderStatus, PaymentStatus } from '../../../domain/order/order';
import type { DeliveryMethod } from '../../../domain/order/order-item';
import { carts } from './cart';
import { customers } from './customer';

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    /** The number that the shopper and customer service use. */
    orderNumber: text('order_number').notNull().unique(),
    customerId: reference('customer_id', () => customers.id),
    /**
     * One order per cart, whatever the idempotency key; null: the payment failed, and the cart is open again.
     */
    cartId: text('cart_id').references(() => carts.id),
    status: text('status').$type<OrderStatus>().notNull(),
    email: text('email').notNull(),
    telephone: text('telephone').notNull(),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>(),
    billingAddress: jsonb('billing_address').$type<OrderAddress>(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    deliveryFeeCents: integer('delivery_fee_cents').notNull(),
    feeCents: integer('fee_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    tipCents: integer('tip_cents').notNull(),
    /** What was paid: subtotal - discount + delivery + fees + tax + tip. */
    grandTotalCents: integer('grand_total_cents').notNull(),
    /** What was refunded, or is no longer owed, of the total. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /**
     * What of the total was captured from a card, or should have been: less if items were canceled before. null: all of it, or
     * nothing yet.
     */
    capturedCents: integer('captured_cents'),
    currency: currency(),
    couponCode: text('coupon_code'),
    /** 2 card, 3 UPI, 4 payment on delivery (PAY-37). */
    paymentMethod: integer('payment_method').notNull(),
    /** The provider's id of the charge; null: payment on delivery. */
    chargeId: text('charge_id'),
    /** Where the shopper approves the payment; null: nowhere. */
    paymentUrl: text('payment_url'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    cardInfo: text('card_info'),
    giftMessage: text('gift_message').notNull().default(''),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_one_a_cart').on(table.cartId),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_to_capture')
      .on(table.id)
      .where(sql`${table.paymentStatus} = 'authorised'`),
    index('orders_authorising')
      .on(table.placedAt)
      .where(sql`${table.paymentStatus} = 'authorising'`),
    index('orders_requested')
      .on(table.placedAt)
      .where(sql`${table.paymentStatus} = 'requested'`),
    index('orders_charge').on(table.chargeId),
    check(
      'orders_total',
      sql`${table.grandTotalCents} = ${table.subtotalCents} - ${table.discountCents} + ${table.deliveryFeeCents} + ${table.feeCents} + ${table.taxCents} + ${table.tipCents}`,
    ),
    check(
      'orders_amounts_not_negative',
      sql`least(${table.subtotalCents}, ${table.discountCents}, ${table.deliveryFeeCents}, ${table.feeCents}, ${table.taxCents}, ${table.tipCents}, ${table.grandTotalCents}) >= 0`,
    ),
    check('orders_captured', sql`${table.capturedCents} between 0 and ${table.grandTotalCents}`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.grandTotalCents}`),
    currencyCheck('orders', table.currency),
    unique('orders_id_currency').on(table.id, table.currency),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    bottleSize: text('bottle_size').notNull(),
    locationId: integer('location_id').notNull(),
    vendorName: text('vendor_name').notNull(),
    deliveryMethod: text('delivery_method').$type<DeliveryMethod>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    lineTotalCents: integer('line_total_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    currency: currency(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    slotStart: text('slot_start'),
    slotEnd: text('slot_end'),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    check('order_items_amounts_not_negative', sql`least(${table.unitPriceCents}, ${table.taxCents}) >= 0`),
    check('order_items_total', sql`${table.lineTotalCents} = ${table.quantity} * ${table.unitPriceCents}`),
    currencyCheck('order_items', table.currency),
    // Nothing of an order is in another currency.
    foreignKey({
      name: 'order_items_currency_of_order',
      columns: [table.orderId, table.currency],
      foreignColumns: [orders.id, orders.currency],
    }).onDelete('cascade'),
  ],
);

/** Attempts to place an order, by idempotency key; a repeated one gets the stored outcome. */
export const orderAttempts = pgTable(
  'order_attempts',
  {
    key: text('key').notNull(),
    customerId: reference('customer_id', () => customers.id),
    cartId: text('cart_id').notNull(),
    /** SHA-256 of the payload: the same key with another payload is refused. */
    payloadHash: text('payload_hash').notNull(),
    outcome: jsonb('outcome').$type<OrderOutcome>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key] }),
    index('order_attempts_cart').on(table.cartId),
  ],
);
