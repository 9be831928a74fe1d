import type { Session } from '../../domain/customer/session';

/** The carts that a face can be shown for: open, and the caller's to use. */
export abstract class CartsToOrder {
  abstract has(cartId: string, session: Session): Promise<boolean>;

  /** The same, and the cart stays so until the transaction ends. */
  abstract lock(cartId: string, session: Session): Promise<boolean>;
}
