import type { MailStatus } from '../../../application/shared/mails.port';
import { type AddressKind } from '../../../domain/customer/address-kind';
import { sql } from 'drizzle-orm';
import type { CustomerKind } from '../../../domain/customer/session';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, reference } from './columns';

export const customers = pgTable(
  'customers',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<CustomerKind>().notNull(),
    /** Stored as typed, compared in lower case. */
    email: text('email').notNull(),
    /** argon2id; null for guests. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender').notNull().default(''),
    country: text('country').notNull().default('US'),
    newsletterSubscription: boolean('newsletter_subscription').notNull().default(false),
    notification: boolean('notification').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Application id of the successful identity check. */
    verificationId: text('verification_id'),
    faceCheckBeforeOrder: boolean('face_check_before_order').notNull().default(false),
    /** The customer's id at the card provider, if any. */
    providerCustomerId: text('provider_customer_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('customers_member_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'member'`),
  ],
);

/** Sessions; the random token is stored hashed (BDG-02). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the customer declared in this session to be over 21; null: not yet. */
    ageDeclaredAt: instant('age_declared_at'),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/** Password reset links: random tokens, stored hashed, valid once and for 60 minutes. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    kind: text('kind').$type<AddressKind>().notNull(),
    nickname: text('nickname').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipcode: char('zipcode', { length: 5 }).notNull(),
    country: char('country', { length: 2 }).notNull().default('US'),
    telephone: text('telephone').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId, table.kind),
    uniqueIndex('addresses_one_primary')
      .on(table.customerId)
      .where(sql`${table.isPrimary} and ${table.kind} = 'shipping'`),
  ],
);

/** Saved cards as the provider describes them: never a number or CVC. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id),
    providerCustomerId: text('provider_customer_id').notNull(),
    brand: text('brand').notNull(),
    last4: char('last4', { length: 4 }).notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** The provider's fingerprint of the number; null for cards that were saved before it was recorded. */
    fingerprint: text('fingerprint'),
    holderName: text('holder_name').notNull(),
    billingAddressId: integer('billing_address_id').references(() => addresses.id),
    /** false: a one-off card, never listed. */
    listed: boolean('listed').notNull(),
    /** Nobody finds it any more; the provider has yet to detach it. */
    removed: boolean('removed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_cards_customer').on(table.customerId)],
);

/** The outbox: mails to be sent, and those of the simulation, which are not (BDG-07). */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** A path of the shop; null: no link. */
    link: text('link'),
    /** What the link does; null: no link. */
    linkText: text('link_text'),
    createdAt: instant('created_at').notNull(),
    status: text('status').$type<MailStatus>().notNull().default('kept'),
    /** How often the server has tried to send it. */
    attempts: integer('attempts').notNull().default(0),
    /** The mail server's latest answer; may name the recipient. */
    answer: text('answer'),
    /** When it was sent or has failed. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('mails_to_send')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} <> 'kept'`),
    check('mails_status', sql`${table.status} in ('kept', 'waiting', 'sent', 'failed')`),
  ],
);

/** Used captcha challenges: a solution is valid once. */
export const spentChallenges = pgTable('spent_challenges', {
  signature: text('signature').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Uses of a key until it expires, in Unix milliseconds (BDG-06). The library inserts by the order of the columns. The
 * table is unlogged: counting does not wait for the disk, and a crash of the server forgets the counts.
 */
export const rateLimitUses = pgTable('rate_limit_uses', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }),
});
