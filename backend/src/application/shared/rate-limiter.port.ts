/** So many times in so many seconds. */
export interface Limit {
  times: number;
  seconds: number;
}

/** Counts uses of a key, for all processes of a deployment together (BDG-06). */
export abstract class RateLimiter {
  /** Counts one use of the key, or refuses; a burst cannot slip through. */
  abstract take(key: string, limit: Limit): Promise<void>;
  /** Takes one use back, for what turned out to be in order. */
  abstract giveBack(key: string): Promise<void>;
  abstract forget(key: string): Promise<void>;
  /** Drops the counts of windows that are long over. */
  abstract sweep(): Promise<void>;
}
