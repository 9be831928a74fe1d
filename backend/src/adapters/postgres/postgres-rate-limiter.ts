import { eq, lt, sql } from 'drizzle-orm';
import type { Settings } from '../../config';
import type { Database } from './database';
import { rateLimits } from './schema';
import type { Clock } from '../../application/shared/clock.port';
import { type Limit, RateLimiter } from '../../application/shared/rate-limiter.port';
import { refused } from '../../domain/shared/shared-refusal';

const DAY_MS = 86_400_000;

/** Counts in the database, so that all processes of a deployment share the limits (BDG-06). */
export class PostgresRateLimiter extends RateLimiter {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Pick<Settings, 'limitFactor'>,
  ) {
    super();
  }

  async take(key: string, limit: Limit): Promise<void> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - limit.seconds * 1_000);
    const isOver = sql`${rateLimits.windowStart} <= ${oldest}`;
    const [used] = await this.db
      .insert(rateLimits)
      .values({ key, windowStart: now, count: 1 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          windowStart: sql`case when ${isOver} then ${now} else ${rateLimits.windowStart} end`,
        },
      })
      .returning();
    if (!used || used.count <= limit.times * this.settings.limitFactor) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((used.windowStart.getTime() - oldest.getTime()) / 1_000));
    throw refused({ kind: 'too-many-attempts', retryAfterSeconds });
  }

  async returnUse(key: string): Promise<void> {
    await this.db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }

  async forget(key: string): Promise<void> {
    await this.db.delete(rateLimits).where(eq(rateLimits.key, key));
  }

  async deleteExpired(): Promise<void> {
    await this.db
      .delete(rateLimits)
      .where(lt(rateLimits.windowStart, new Date(this.clock.now().getTime() - DAY_MS)));
  }
}
