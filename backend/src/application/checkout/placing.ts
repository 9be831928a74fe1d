import type { Session } from '../../domain/customer/session';
import type { PlaceOrderRequest } from '../../domain/checkout/order-refusal';

/** One request to place an order; without a key it is repeated safely too, as a cart makes one order only. */
export interface Placing {
  request: PlaceOrderRequest;
  session: Session;
  key: string | undefined;
}

/** A request whose money, if any, is held under a key that was written down before (docs/decisions). */
export interface HeldPlacing extends Placing {
  /** None where nothing can be held: paid on delivery, or with no card of the customer's. */
  holdId: string | undefined;
}
