import type { Transaction } from '../shared/data-source.port';

/** The cart that a shopper had before signing in or registering. */
export interface IncomingCart {
  cartId: string | undefined;
  /** The guest whose session it was: a guest's cart follows that guest only. */
  guestId: number | undefined;
}

/** The cart that a session continues with; id blank when there is none. */
export interface SessionCart {
  id: string;
  units: number;
}

/** The carts, as a session that begins needs them. */
export abstract class SessionCarts {
  /** Merges the shopper's cart into the member's, in the given transaction. The customer's row must be locked. */
  abstract merge(tx: Transaction, memberId: number, incoming: IncomingCart, now: Date): Promise<SessionCart>;
}
