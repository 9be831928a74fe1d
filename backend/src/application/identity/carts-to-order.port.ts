import type { Session } from '../../domain/customer/session';

/** Carts for which a face check can be passed: open, and the caller's to use. */
export abstract class CartsToOrder {
  abstract has(cartId: string, session: Session): Promise<boolean>;

  /** The same, with the cart locked until the transaction ends. */
  abstract lock(cartId: string, session: Session): Promise<boolean>;
}
