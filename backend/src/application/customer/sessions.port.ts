import type { Customer } from '../../domain/customer/customer';
import type { Session } from '../../domain/customer/session';

export abstract class Sessions {
  /** Opens a session and returns its token, which is not stored. */
  abstract open(customer: Pick<Customer, 'id' | 'kind'>, now: Date): Promise<string>;

  /** The session of a token; undefined if it is unknown or expired. */
  abstract find(token: string, now: Date): Promise<Session | undefined>;

  /** Records that the customer declared to be over 21, once for each session. */
  abstract declareAge(tokenHash: string, now: Date): Promise<void>;

  abstract close(tokenHash: string): Promise<void>;

  /** Ends all sessions of the customer, on every device. */
  abstract closeAll(customerId: number): Promise<void>;

  abstract deleteExpired(now: Date): Promise<void>;
}
