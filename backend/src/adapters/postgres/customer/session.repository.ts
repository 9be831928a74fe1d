import type { Session, CustomerKind } from '../../../domain/customer/session';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { customers, sessions } from '../schema';
import { hashToken, randomToken } from '../../../application/shared/random-token';

const DAY_MS = 86_400_000;

/** A member stays signed in for 30 days, a guest for one. */
const LIFETIME_MS: Record<CustomerKind, number> = { member: 30 * DAY_MS, guest: DAY_MS };

/** Opens a session and gives its token, the only time that anyone sees it. */
export async function openSession(
  db: Database | Transaction,
  customer: { id: number; kind: CustomerKind },
  now: Date,
): Promise<string> {
  const token = randomToken('tok');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[customer.kind]);
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), customerId: customer.id, createdAt: now, expiresAt });
  return token;
}

/** The session that a token opens, unless it is unknown or has expired. */
export async function findSession(
  db: Database | Transaction,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const [session] = await db
    .select({ customerId: sessions.customerId, kind: customers.kind, tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return session;
}

/** On every device. */
export async function closeSessions(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId));
}

export async function closeSession(db: Database | Transaction, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
