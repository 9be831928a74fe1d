/** Identifies an attempt, so that a repeated one takes effect once. */
export interface Attempt {
  key: string;
  /** The same key with another payload is refused. */
  payloadHash: string;
}
