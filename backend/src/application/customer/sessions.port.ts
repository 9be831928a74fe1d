import type { Customer } from '../../domain/customer/customer';
import type { Session } from '../../domain/customer/session';

export abstract class Sessions {
  /** Opens a session and gives its token, the only time that anyone sees it. */
  abstract open(customer: Pick<Customer, 'id' | 'kind'>, now: Date): Promise<string>;

  /** The session that a token opens, unless it is unknown or has expired. */
  abstract find(token: string, now: Date): Promise<Session | undefined>;

  abstract close(tokenHash: string): Promise<void>;

  /** On every device. */
  abstract closeAll(customerId: number): Promise<void>;

  abstract deleteExpired(now: Date): Promise<void>;
}
