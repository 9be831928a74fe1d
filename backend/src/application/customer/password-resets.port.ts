import type { PasswordReset } from '../../domain/customer/password-reset';

export abstract class PasswordResets {
  abstract find(tokenHash: string): Promise<PasswordReset | undefined>;

  /** A link that works from now on, for as long as links do. */
  abstract insert(reset: Pick<PasswordReset, 'tokenHash' | 'customerId'>, now: Date): Promise<void>;

  /** Uses a link, and says whether it still could be; of two at once only one can. */
  abstract use(tokenHash: string, now: Date): Promise<boolean>;

  /** The links in the customer's older mails lead nowhere any more. */
  abstract expireAll(customerId: number, now: Date): Promise<void>;

  /** Those that expired so long ago that nobody needs to be told. */
  abstract deleteOld(now: Date): Promise<void>;
}
