import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { PasswordResets } from '../../../application/customer/password-resets.port';
import {
  EXPIRED_RESET_RETENTION_MS,
  type PasswordReset,
  RESET_LIFETIME_MS,
} from '../../../domain/customer/password-reset';
import type { Connection } from '../repository-registry';
import { passwordResets } from '../schema';

const isOpen = (now: Date) => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

export class PostgresPasswordResets implements PasswordResets {
  constructor(private readonly db: Connection) {}

  async find(tokenHash: string): Promise<PasswordReset | undefined> {
    const [reset] = await this.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.tokenHash, tokenHash));
    return reset;
  }

  async insert(reset: Pick<PasswordReset, 'tokenHash' | 'customerId'>, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    await this.db.insert(passwordResets).values({ ...reset, createdAt: now, expiresAt });
  }

  async use(tokenHash: string, now: Date): Promise<boolean> {
    const used = await this.db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.tokenHash, tokenHash), isOpen(now)))
      .returning({ tokenHash: passwordResets.tokenHash });
    return used.length === 1;
  }

  async expireAll(customerId: number, now: Date): Promise<void> {
    await this.db
      .update(passwordResets)
      .set({ expiresAt: now })
      .where(and(eq(passwordResets.customerId, customerId), isOpen(now)));
  }

  async deleteOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - EXPIRED_RESET_RETENTION_MS);
    await this.db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
  }
}
