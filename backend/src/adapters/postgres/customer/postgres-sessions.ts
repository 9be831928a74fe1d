import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Sessions } from '../../../application/customer/sessions.port';
import { hashToken, randomToken } from '../../../application/shared/random-token';
import type { Customer } from '../../../domain/customer/customer';
import { SESSION_LIFETIME_MS, type Session } from '../../../domain/customer/session';
import type { Connection } from '../repository-registry';
import { customers, sessions } from '../schema';

export class PostgresSessions implements Sessions {
  constructor(private readonly db: Connection) {}

  async open({ id: customerId, kind }: Pick<Customer, 'id' | 'kind'>, now: Date): Promise<string> {
    const token = randomToken('tok');
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS[kind]);
    await this.db
      .insert(sessions)
      .values({ tokenHash: hashToken(token), customerId, createdAt: now, expiresAt });
    return token;
  }

  async find(token: string, now: Date): Promise<Session | undefined> {
    const [session] = await this.db
      .select({ customerId: sessions.customerId, kind: customers.kind, tokenHash: sessions.tokenHash })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
    return session;
  }

  async declareAge(tokenHash: string, now: Date): Promise<void> {
    await this.db
      .update(sessions)
      .set({ ageDeclaredAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.ageDeclaredAt)));
  }

  async close(tokenHash: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  async closeAll(customerId: number): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.customerId, customerId));
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.db.delete(sessions).where(lt(sessions.expiresAt, now));
  }
}
