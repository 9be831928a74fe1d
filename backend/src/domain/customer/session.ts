/** A guest has an e-mail and no password. */
export type CustomerKind = 'member' | 'guest';

/** Who makes a call; the token itself is never kept, only its hash. */
export interface Session {
  customerId: number;
  kind: CustomerKind;
  tokenHash: string;
}
