/** The cart that belongs to the session from now on. */
export interface SessionCart {
  readonly cartId: string;
  /** Absent if the answer has none; the cart is still the visitor's (AUTH-38). */
  readonly unitCount?: number;
}

/** A shopper has signed in, registered, or continued as a guest. */
export class SessionStarted {
  /** @param cart null: the visitor's cart stays as it is */
  constructor(readonly cart: SessionCart | null) {}
}
