import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Limit, RateLimiter } from '../../application/shared/rate-limiter.port';
import type { Settings } from '../../config';
import { refused } from '../../domain/shared/shared-refusal';

/** Created by the migrations; the columns are the library's. */
const TABLE = 'rate_limit_uses';

/** Counts in PostgreSQL, for all processes of a deployment; in memory if there is one process only. */
export class FlexibleRateLimiter implements RateLimiter {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  /** @param pool undefined: the database is embedded, so that there is one process */
  constructor(
    private readonly settings: Pick<Settings, 'limitFactor'>,
    private readonly pool?: Pool,
  ) {}

  async take(key: string, limit: Limit): Promise<void> {
    try {
      await this.limiterOf(limit).consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const retryAfterSeconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
      throw refused({ kind: 'too-many-attempts', retryAfterSeconds });
    }
  }

  async returnUse(key: string, limit: Limit): Promise<void> {
    await this.limiterOf(limit).reward(key);
  }

  async deleteExpired(): Promise<void> {
    await this.pool?.query(`delete from ${TABLE} where expire < $1`, [Date.now()]);
  }

  private limiterOf({ times, seconds, forEachProcess }: Limit): RateLimiterAbstract {
    const points = times * this.settings.limitFactor;
    const name = [points, seconds, forEachProcess].join();
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { points, duration: seconds, keyPrefix: '' };
    const limiter =
      this.pool && !forEachProcess
        ? new RateLimiterPostgres({
            ...options,
            storeClient: this.pool,
            storeType: 'pool',
            tableName: TABLE,
            tableCreated: true,
            clearExpiredByTimeout: false,
          })
        : new RateLimiterMemory(options);
    this.limiters.set(name, limiter);
    return limiter;
  }
}
