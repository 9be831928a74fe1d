/** The cart that belongs to the session from now on. */
export interface SessionCart {
  readonly cartId: string;
  /** Missing: the answer did not say; the cart is still the visitor's (AUTH-38). */
  readonly unitCount?: number;
}

/** Somebody has signed in, registered, or goes on as a guest. */
export class SessionStarted {
  /** @param cart null: the visitor's cart stays as it is */
  constructor(readonly cart: SessionCart | null) {}
}
