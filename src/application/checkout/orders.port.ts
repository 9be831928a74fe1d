import type { Cart } from '../../domain/cart/cart';
import type { OrderDraft } from '../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { ShippingSelection } from '../../domain/checkout/shipping-selection';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export interface ReviewRequest {
  readonly cartId: string;
  readonly addressId: string;
  readonly selection: ShippingSelection;
  readonly deliveryDate: string;
}

/** Places orders, each once. */
export abstract class Orders {
  /** The cart priced for this address and speed. */
  abstract review(request: ReviewRequest): Promise<Result<Cart, CallFailure>>;
  /** The same key places the same order once, however often it is sent. */
  abstract place(draft: OrderDraft, attemptKey: string): Promise<Result<PlacedOrder, OrderFailure>>;
  abstract outcomeOf(cartId: string, attemptKey: string): Promise<Result<AttemptOutcome, Unavailable>>;
}
