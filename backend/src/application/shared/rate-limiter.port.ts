/** At most `times` uses in `seconds`, from the first use on. */
export interface Limit {
  times: number;
  seconds: number;
  /**
   * Counted by each process on its own, for calls that cost less than counting in the database; several processes allow
   * several times as much.
   */
  forEachProcess?: true;
}

/** Counts uses of a key (BDG-06). */
export abstract class RateLimiter {
  /** Counts one use of the key, or refuses; concurrent calls cannot exceed the limit. */
  abstract take(key: string, limit: Limit): Promise<void>;
  /** Takes one use back, if it turned out to be legitimate. */
  abstract returnUse(key: string, limit: Limit): Promise<void>;
  /** Deletes the counts of past windows. */
  abstract deleteExpired(): Promise<void>;
}
