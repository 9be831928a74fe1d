import type { RateLimiter } from '../src/application/shared/rate-limiter.port';

/** A backend in memory has a single caller, so nothing is limited. */
export class Unlimited implements RateLimiter {
  async take(): Promise<void> {}
  async returnUse(): Promise<void> {}
  async deleteExpired(): Promise<void> {}
}
