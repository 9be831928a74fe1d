import { getOrderAttempt, placeOrder, reviewOrder } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { Orders, type ReviewRequest } from '../../../application/checkout/orders.port';
import type { Cart } from '../../../domain/cart/cart';
import type { OrderDraft } from '../../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../../domain/checkout/order-outcome';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { hasCart, toCart } from '../cart/to-cart';
import { incomplete, callFailed, callUnavailable, keyedCallFailed } from '../http-failure';
import { selectionBody, toAttemptOutcome, toOrderFailure, toPlacedOrder, toPlaceOrderBody } from './to-order';

@injectable()
export class HttpOrders extends Orders {
  constructor(private readonly api: Api) {
    super();
  }

  async review(request: ReviewRequest): Promise<Result<Cart, CallFailure>> {
    const body = {
      api_token: this.api.token,
      cart_id: request.cartId,
      delivery_address_id: request.addressId,
      ...selectionBody(request.selection),
      delivery_date: request.deliveryDate,
    };
    const answer = await this.api.call(reviewOrder, { body });
    if (!answer.ok) return callFailed(answer.failure);
    if (!hasCart(answer)) return callFailed(incomplete(answer));
    return answer.succeeded ? ok(toCart(answer.data)) : refused(answer.message ?? '');
  }

  async place(draft: OrderDraft, attemptKey: string): Promise<Result<PlacedOrder, OrderFailure>> {
    const body = { api_token: this.api.token, ...toPlaceOrderBody(draft) };
    const answer = await this.api.call(placeOrder, { body, headers: { 'Idempotency-Key': attemptKey } });
    if (!answer.ok) return keyedCallFailed(answer.failure);
    if (!answer.succeeded) return failed(toOrderFailure(answer.data));
    // Without a number it is unknown whether there is an order: the outcome is requested.
    return answer.data.order_id
      ? ok(toPlacedOrder(answer.data, this.api.baseUrl))
      : callFailed(incomplete(answer));
  }

  async outcomeOf(cartId: string, attemptKey: string): Promise<Result<AttemptOutcome, Unavailable>> {
    const body = { api_token: this.api.token, cart_id: cartId };
    const answer = await this.api.call(getOrderAttempt, {
      body,
      headers: { 'Idempotency-Key': attemptKey },
    });
    if (!answer.ok) return callUnavailable(answer.failure);
    const outcome = toAttemptOutcome(answer.data, this.api.baseUrl);
    return outcome ? ok(outcome) : callUnavailable(incomplete(answer));
  }
}
