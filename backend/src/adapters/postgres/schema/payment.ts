import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardEventOutcome } from '../../../application/checkout/card-event';
import { currency, currencyCheck, instant, reference } from './columns';
import { orders } from './order';

/**
 * Written before the provider is asked, with the order that it is for, and deleted when the order is confirmed: a row
 * without an order stands for an amount that may be held, and has to be released (docs/decisions/0002).
 */
export const paymentHolds = pgTable(
  'payment_holds',
  {
    /** The provider's idempotency key. */
    id: text('id').primaryKey(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    paymentMethod: integer('payment_method').notNull(),
    /** The customer's id at the provider; null without a card. */
    providerCustomerId: text('provider_customer_id'),
    /** The saved card; null without one. */
    cardId: text('card_id'),
    /** It is being released: no order can claim it any more. */
    isAbandoned: boolean('is_abandoned').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the provider was last asked for it in vain; null: it is still looked for. */
    notFoundAt: instant('not_found_at'),
  },
  (table) => [index('payment_holds_order').on(table.orderId), index('payment_holds_card').on(table.cardId)],
);

/** Written with the cancellation or the operator's decision; the provider is asked afterwards, and until it has answered. */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider's idempotency key. */
    id: text('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    amountCents: integer('amount_cents').notNull(),
    currency: currency(),
    /** Why an operator refunded an amount without canceling anything; null: it belongs to a cancellation. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    /** null: the provider has not confirmed it. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    // Repeating a refund that was not answered must not pay it twice.
    uniqueIndex('refunds_once_a_reason')
      .on(table.orderId, table.amountCents, table.reason)
      .where(sql`${table.reason} <> ''`),
    index('refunds_unsettled')
      .on(table.createdAt)
      .where(sql`${table.settledAt} is null`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    currencyCheck('refunds', table.currency),
    // Nothing of an order is in another currency.
    foreignKey({
      name: 'refunds_currency_of_order',
      columns: [table.orderId, table.currency],
      foreignColumns: [orders.id, orders.currency],
    }),
  ],
);

/** What the card provider has reported, each event once; the payment itself is looked up when it is handled. */
export const cardEvents = pgTable(
  'card_events',
  {
    /** The provider's id of the event. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** null: it is about no payment, or needs no action. */
    chargeId: text('charge_id'),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    /** null: it waits. */
    outcome: text('outcome').$type<CardEventOutcome>(),
  },
  (table) => [
    index('card_events_received').on(table.receivedAt),
    index('card_events_failed')
      .on(table.receivedAt)
      .where(sql`${table.outcome} = 'failed'`),
  ],
);

/** How requests of the simulated UPI provider ended; a request without a row is pending (BDG-07). */
export const sandboxCollectRequests = pgTable('sandbox_collect_requests', {
  id: text('id').primaryKey(),
  status: text('status').$type<'paid' | 'declined' | 'refunded'>().notNull(),
});
