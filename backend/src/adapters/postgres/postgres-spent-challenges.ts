import { lt } from 'drizzle-orm';
import type { SpentChallenges } from '../../application/shared/spent-challenges.port';
import type { Connection } from './repository-registry';
import { spentChallenges } from './schema';

export class PostgresSpentChallenges implements SpentChallenges {
  constructor(private readonly db: Connection) {}

  async spend(signature: string, expiresAt: Date, now: Date): Promise<boolean> {
    await this.db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, now));
    const spent = await this.db
      .insert(spentChallenges)
      .values({ signature, expiresAt })
      .onConflictDoNothing()
      .returning();
    return spent.length === 1;
  }
}
