import { lt } from 'drizzle-orm';
import type { SpentChallenges } from '../../application/shared/spent-challenges.port';
import { deleteInBatches } from './delete-in-batches';
import type { Connection } from './repository-registry';
import { spentChallenges } from './schema';

export class PostgresSpentChallenges implements SpentChallenges {
  constructor(private readonly db: Connection) {}

  async spend(signature: string, expiresAt: Date): Promise<boolean> {
    const spent = await this.db
      .insert(spentChallenges)
      .values({ signature, expiresAt })
      .onConflictDoNothing()
      .returning();
    return spent.length === 1;
  }

  async deleteExpired(now: Date): Promise<void> {
    await deleteInBatches(this.db, spentChallenges, lt(spentChallenges.expiresAt, now));
  }
}
