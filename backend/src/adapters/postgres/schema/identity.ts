import { boolean, char, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns';
import { carts } from './cart';
import { customers } from './customer';

/**
 * Identity checks, by the application id that the shop generates. Pictures are in the object storage; of the document
 * only the date of birth and the last four digits of its number are stored.
 */
export const identityApplications = pgTable(
  'identity_applications',
  {
    id: text('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    /** The verifier's result; null before the comparison, and again when a picture is replaced. */
    isMatch: boolean('is_match'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    documentLast4: char('document_last4', { length: 4 }),
    /** When the customer was verified by it (BD-26). */
    confirmedAt: instant('confirmed_at'),
    /** When a picture was last uploaded, or may have been; null if there are none. */
    picturesAt: instant('pictures_at'),
  },
  (table) => [
    index('identity_applications_customer').on(table.customerId),
    index('identity_applications_pictures').on(table.picturesAt),
  ],
);

/** Carts for which the customer has passed a face check. */
export const faceChecks = pgTable(
  'face_checks',
  {
    customerId: reference('customer_id', () => customers.id),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    matchedAt: instant('matched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.cartId] }),
    // Deleting a cart looks for its check.
    index('face_checks_cart').on(table.cartId),
  ],
);
