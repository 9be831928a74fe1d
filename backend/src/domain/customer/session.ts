/** A guest has an e-mail and no password. */
export type CustomerKind = 'member' | 'guest';

const DAY_MS = 86_400_000;

/** A member's session lasts 30 days, a guest's one. */
export const SESSION_LIFETIME_MS: Record<CustomerKind, number> = { member: 30 * DAY_MS, guest: DAY_MS };

/** The caller of an operation; only the hash of the token is stored. */
export interface Session {
  customerId: number;
  kind: CustomerKind;
  tokenHash: string;
}
