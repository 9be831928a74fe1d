import { RateLimiter } from '../src/application/shared/rate-limiter.port';

/** There is one caller, who is served as often as they like. */
export class Unlimited extends RateLimiter {
  async take(): Promise<void> {}
  async returnUse(): Promise<void> {}
  async deleteExpired(): Promise<void> {}
}
