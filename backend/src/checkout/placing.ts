import type { Session } from '../http/operation';
import type { PlaceOrderRequest } from './order-refusal';

/** One request to place an order; without a key it is repeated safely too, as a cart makes one order only. */
export interface Placing {
  request: PlaceOrderRequest;
  session: Session;
  key: string | undefined;
}
