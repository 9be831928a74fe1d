import type { Session } from '../../domain/customer/session';
import type { PlaceOrderRequest } from '../../domain/checkout/order-refusal';

/**
 * A request to place an order; without a key it is safe to repeat as well, since a cart makes one order only.
 */
export interface PlaceOrderCommand {
  request: PlaceOrderRequest;
  session: Session;
  key: string | undefined;
}

/** A request with the id of its payment hold, which was committed before (decision 2). */
export interface PlaceOrderWithHold extends PlaceOrderCommand {
  /** Absent if there is nothing to hold: paid on delivery, or not the customer's card. */
  holdId: string | undefined;
}
