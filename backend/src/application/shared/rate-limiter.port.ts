/** At most `times` uses in `seconds`. */
export interface Limit {
  times: number;
  seconds: number;
}

/** Counts uses of a key, shared by all processes of a deployment (BDG-06). */
export abstract class RateLimiter {
  /** Counts one use of the key, or refuses; concurrent calls cannot exceed the limit. */
  abstract take(key: string, limit: Limit): Promise<void>;
  /** Takes one use back, if it turned out to be legitimate. */
  abstract returnUse(key: string): Promise<void>;
  abstract forget(key: string): Promise<void>;
  /** Deletes the counts of past windows. */
  abstract deleteExpired(): Promise<void>;
}
