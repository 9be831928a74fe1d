import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WalletEntryKind } from '../../../domain/wallet/wallet-lot';
import { customers } from './customer';
import { instant, reference } from './columns';
import { orderItems, orders } from './order';

/** What a line of a dine-in order prepaid, and where it can be redeemed. */
export const walletLots = pgTable(
  'wallet_lots',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .unique()
      .references(() => orderItems.id),
    productId: integer('product_id').notNull(),
    state: char('state', { length: 2 }).notNull(),
    /** Star category, 1 to 5. */
    starCategory: integer('star_category').notNull(),
  },
  (table) => [index('wallet_lots_customer').on(table.customerId, table.productId)],
);

/** The wallet's ledger: entries are added and never changed; a lot's sum is what can still be redeemed. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: serial('id').primaryKey(),
    lotId: reference('lot_id', () => walletLots.id),
    /** The order that caused the entry. */
    orderId: reference('order_id', () => orders.id),
    kind: text('kind').$type<WalletEntryKind>().notNull(),
    /** Change of the lot; negative for a hold and a debit. */
    millilitres: integer('millilitres').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    uniqueIndex('wallet_entries_once').on(table.lotId, table.orderId, table.kind),
    check('wallet_entries_sign', sql`(${table.kind} in ('credit', 'release')) = (${table.millilitres} > 0)`),
  ],
);
