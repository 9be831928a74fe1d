import type { Transaction } from '../shared/data-source.port';

/** The shopper's cart before signing in or registering. */
export interface IncomingCart {
  cartId: string | undefined;
  /** The guest whose session it was: a guest's cart can only be taken over by that guest. */
  guestId: number | undefined;
}

/** The cart that the session continues with; id blank without one. */
export interface SessionCart {
  id: string;
  units: number;
}

/** The carts, as needed when a session starts. */
export abstract class SessionCarts {
  /**
   * Merges the shopper's cart into the member's, in the given transaction. The customer's row must be locked.
   */
  abstract merge(tx: Transaction, memberId: number, incoming: IncomingCart, now: Date): Promise<SessionCart>;
}
