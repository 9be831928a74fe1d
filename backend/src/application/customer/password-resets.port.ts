import type { PasswordReset } from '../../domain/customer/password-reset';

export abstract class PasswordResets {
  abstract find(tokenHash: string): Promise<PasswordReset | undefined>;

  /** Stores a link that is valid from now on. */
  abstract insert(reset: Pick<PasswordReset, 'tokenHash' | 'customerId'>, now: Date): Promise<void>;

  /** Marks a link as used; false if it no longer was valid. Of two concurrent calls only one succeeds. */
  abstract use(tokenHash: string, now: Date): Promise<boolean>;

  /** Invalidates the links in the customer's older mails. */
  abstract expireAll(customerId: number, now: Date): Promise<void>;

  /** Deletes links that expired so long ago that nobody needs an explanation. */
  abstract deleteOld(now: Date): Promise<void>;
}
