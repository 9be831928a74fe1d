const MINUTE_MS = 60_000;

/** How long a link can be used. */
export const RESET_LIFETIME_MS = 60 * MINUTE_MS;

/** For this long a late visitor is told that the link has expired, afterwards that it is invalid. */
export const EXPIRED_RESET_RETENTION_MS = 30 * 24 * 60 * MINUTE_MS;

/** A mailed link for setting a new password; only the hash of its token is stored (BDG-02). */
export interface PasswordReset {
  tokenHash: string;
  customerId: number;
  expiresAt: Date;
  usedAt: Date | null;
}
