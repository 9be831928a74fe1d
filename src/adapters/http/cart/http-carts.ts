import {
  addToCart,
  type Answer,
  clearCart,
  type components,
  removeCartItem,
  showCart,
  updateCartItem,
} from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  type CartAddition,
  type CartChange,
  type CartNotFound,
  Carts,
  type CouponAnswer,
} from '../../../application/cart/carts.port';
import type { Cart } from '../../../domain/cart/cart';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { incomplete, callFailed, callUnavailable, keyedCallFailed } from '../http-failure';
import { emptyResult } from '../shared/empty-result';
import { hasCart, toCart, toCartChange } from './to-cart';

@injectable()
export class HttpCarts extends Carts {
  constructor(private readonly api: Api) {
    super();
  }

  async show(cartId: string): Promise<Result<Cart, Unavailable>> {
    const answer = await this.api.call(showCart, { body: { api_token: this.api.token, cart_id: cartId } });
    if (!answer.ok) return callUnavailable(answer.failure);
    return hasCart(answer) ? ok(toCart(answer.data)) : callUnavailable(incomplete(answer));
  }

  async add(
    addition: CartAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | CartNotFound>> {
    const body = {
      product_id: addition.variantId,
      qty: addition.quantity,
      api_token: this.api.token,
      cart_id: addition.cartId,
      zipcode: addition.zipcode,
      loc_id: addition.locationId,
      wallet: addition.isForWallet ? (1 as const) : (0 as const),
      speed_id: addition.speed,
    };
    const headers = { 'Idempotency-Key': attemptKey };
    const answer = await this.api.call(addToCart, { body, headers });
    if (!answer.ok) return keyedCallFailed(answer.failure);
    if (answer.data.reason === 'cart-not-found')
      return failed({ kind: 'cart-not-found', message: answer.message ?? '' });
    return changeFrom(answer, addition.cartId);
  }

  async changeQuantity(
    cartId: string,
    line: { readonly id: string; readonly variantId: string },
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>> {
    const body = {
      api_token: this.api.token,
      cart_rid: line.id,
      cart_id: cartId,
      qty: quantity,
      product_id: line.variantId,
    };
    return changeFrom(await this.api.call(updateCartItem, { body, keepalive: true }), cartId);
  }

  async remove(cartId: string, lineId: string): Promise<Result<CartChange, CallFailure>> {
    const body = { api_token: this.api.token, cart_rid: lineId, cart_id: cartId };
    return changeFrom(await this.api.call(removeCartItem, { body, keepalive: true }), cartId);
  }

  async clear(cartId: string): Promise<Result<null, CallFailure>> {
    const query = { cus_id: this.api.customerId, quote_id: cartId };
    return emptyResult(await this.api.call(clearCart, { query }));
  }

  async applyCoupon(cartId: string, code: string): Promise<Result<CouponAnswer, Unavailable>> {
    const body = { api_token: this.api.token, cart_id: cartId, coupon_code: code };
    const answer = await this.api.call(showCart, { body });
    if (!answer.ok) return callUnavailable(answer.failure);
    if (!hasCart(answer)) return callUnavailable(incomplete(answer));
    return ok({ cart: toCart(answer.data), problem: answer.succeeded ? null : (answer.message ?? '') });
  }
}

/** */
function changeFrom(
  answer: Answer<components['schemas']['CartChange']>,
  cartId: string,
): Result<CartChange, CallFailure> {
  if (!answer.ok) return callFailed(answer.failure);
  return answer.succeeded ? ok(toCartChange(answer.data, cartId)) : refused(answer.message ?? '');
}
