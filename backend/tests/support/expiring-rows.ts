import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/adapters/postgres/database';
import {
  cardEvents,
  carts,
  identityApplications,
  mails,
  orderAttempts,
  passwordResets,
  paymentHolds,
  rateLimitUses,
  savedCards,
  sessions,
  spentChallenges,
} from '../../src/adapters/postgres/schema';

const SECOND_MS = 1_000;
export const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Rows of one table: `at` is when they were last of use. */
interface ExpiringKind {
  table: PgTable;
  /** Names a row of the test. */
  name: PgColumn;
  /** How long they are kept. */
  keptMs: number;
  row: (name: string, at: Date, customerId: number) => object;
}

/** What the task `delete-expired` deletes. */
export const EXPIRING: Record<string, ExpiringKind> = {
  'links for a password': {
    table: passwordResets,
    name: passwordResets.tokenHash,
    keptMs: 30 * DAY_MS,
    row: (tokenHash, at, customerId) => ({ tokenHash, customerId, createdAt: at, expiresAt: at }),
  },
  sessions: {
    table: sessions,
    name: sessions.tokenHash,
    keptMs: 0,
    row: (tokenHash, at, customerId) => ({ tokenHash, customerId, createdAt: at, expiresAt: at }),
  },
  'sent mails': {
    table: mails,
    name: mails.subject,
    keptMs: 30 * DAY_MS,
    row: (subject, at) => ({
      subject,
      recipient: '',
      body: '',
      createdAt: at,
      status: 'sent',
      settledAt: at,
    }),
  },
  'handled events of the card provider': {
    table: cardEvents,
    name: cardEvents.id,
    keptMs: 30 * DAY_MS,
    row: (id, at) => ({ id, type: '', createdAt: at, receivedAt: at, handledAt: at, outcome: 'agrees' }),
  },
  'holds that the provider does not know': {
    table: paymentHolds,
    name: paymentHolds.id,
    keptMs: 30 * DAY_MS,
    row: (id, at) => ({ id, paymentMethod: 2, createdAt: at, notFoundAt: at }),
  },
  'attempts to place an order': {
    table: orderAttempts,
    name: orderAttempts.key,
    keptMs: 30 * DAY_MS,
    row: (key, at, customerId) => ({
      key,
      customerId,
      cartId: 'crt_gone',
      payloadHash: '',
      outcome: { kind: 'refused', reason: { kind: 'cart-empty' } },
      createdAt: at,
    }),
  },
  'spent challenges': {
    table: spentChallenges,
    name: spentChallenges.signature,
    keptMs: 0,
    row: (signature, at) => ({ signature, expiresAt: at }),
  },
  'carts of visitors': {
    table: carts,
    name: carts.id,
    keptMs: 90 * DAY_MS,
    row: (id, at) => ({ id, zipcode: '10001', createdAt: at, updatedAt: at }),
  },
  'counts of limits': {
    table: rateLimitUses,
    name: rateLimitUses.key,
    keptMs: 0,
    row: (key, at) => ({ key, points: 1, expire: at.getTime() }),
  },
  'unfinished identity checks': {
    table: identityApplications,
    name: identityApplications.id,
    keptMs: DAY_MS,
    row: (id, at, customerId) => ({ id, customerId, picturesAt: at }),
  },
  'cards for one order': {
    table: savedCards,
    name: savedCards.id,
    keptMs: DAY_MS,
    row: (id, at, customerId) => ({
      id,
      customerId,
      providerCustomerId: 'cus_1',
      brand: 'Visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2031,
      holderName: 'Jane Doe',
      listed: false,
      createdAt: at,
    }),
  },
};

/** Two rows of each kind: `expired` for a second, and `kept` for another minute. */
export async function givenExpiringRows(db: Database, now: Date, customerId: number): Promise<void> {
  for (const { table, row, keptMs } of Object.values(EXPIRING)) {
    const limit = now.getTime() - keptMs;
    await db
      .insert(table)
      .values([
        row('expired', new Date(limit - SECOND_MS), customerId),
        row('kept', new Date(limit + 60 * SECOND_MS), customerId),
      ]);
  }
}

/** The names of the rows that are left, by kind. */
export async function namesLeft(db: Database): Promise<Record<string, unknown[]>> {
  const left: Record<string, unknown[]> = {};
  for (const [kind, { table, name }] of Object.entries(EXPIRING)) {
    const rows = await db.select({ name }).from(table).orderBy(name);
    left[kind] = rows.map((row) => row.name);
  }
  return left;
}
