import { Refused } from './refused';

/** Refusals that belong to no context. */
export type SharedRefusal =
  /** A lock was not available within the allowed time. */
  | { kind: 'busy' }
  | { kind: 'too-many-attempts'; retryAfterSeconds: number }
  | { kind: 'captcha-unsolved' }
  /** The key of an earlier attempt, with other details. */
  | { kind: 'idempotency-key-reused' };

export const refused = (reason: SharedRefusal): Refused<SharedRefusal> => new Refused(reason);
