import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { passwordResets } from '../schema';

export type PasswordReset = typeof passwordResets.$inferSelect;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** */
export const RESET_LIFETIME_MS = 60 * MINUTE_MS;
/** Whoever comes late is told that the link has expired, and after this long that there is no such link. */
const KEPT_MS = 30 * DAY_MS;

export async function insertReset(
  tx: Transaction,
  { tokenHash, customerId, now }: { tokenHash: string; customerId: number; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  await tx.insert(passwordResets).values({ tokenHash, customerId, createdAt: now, expiresAt });
}

export async function findReset(
  db: Database | Transaction,
  tokenHash: string,
): Promise<PasswordReset | undefined> {
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
  return reset;
}

const isOpen = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** Spends the token, and says whether it still could be; of two at once only one can. */
export async function spendReset(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen(now)))
    .returning({ tokenHash: passwordResets.tokenHash });
  return spent.length === 1;
}

/** The links in the customer's older mails lead nowhere any more. */
export async function expireResets(tx: Transaction, customerId: number, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ expiresAt: now })
    .where(and(eq(passwordResets.customerId, customerId), isOpen(now)));
}

export async function sweepResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now.getTime() - KEPT_MS)));
}
