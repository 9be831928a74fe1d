import {
  boolean,
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { carts } from './cart';
import { customers } from './customer';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Identity checks, by the application id that the shop made. The pictures are in the object storage; of the document
 * no more is kept than the age and the face check need.
 */
export const identityApplications = pgTable(
  'identity_applications',
  {
    id: text('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** What the verifier found; null before it was asked, and again when a picture is replaced. */
    isMatch: boolean('is_match'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    documentLast4: char('document_last4', { length: 4 }),
    /** When it was taken into the account (BD-26). */
    confirmedAt: instant('confirmed_at'),
    /** When a picture may last have come in; null once there is none. */
    picturesAt: instant('pictures_at'),
  },
  (table) => [
    index('identity_applications_customer').on(table.customerId),
    index('identity_applications_pictures').on(table.picturesAt),
  ],
);

/** Carts whose buyer has shown the face of the verified person. */
export const faceChecks = pgTable(
  'face_checks',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    matchedAt: instant('matched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.cartId] })],
);
