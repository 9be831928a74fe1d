import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CartCheckout } from '../cart/cart-checkout.port';
import { CurrentCheckout } from './current-checkout.port';
import { ReviewOrder } from './review-order';

/** Prices the cart by a review of the order; keeps fees and steps in the current checkout. */
@injectable()
export class ReviewedCartCheckout extends CartCheckout {
  constructor(
    private readonly reviewOrder: ReviewOrder,
    private readonly currentCheckout: CurrentCheckout,
  ) {
    super();
  }

  review(): Promise<Result<Cart, CallFailure>> {
    return this.reviewOrder.execute();
  }

  storeFees(cart: Cart): void {
    this.currentCheckout.set(this.currentCheckout.get().withFeesOf(cart));
  }

  moveTo(step: 'address' | 'card'): void {
    this.currentCheckout.set(this.currentCheckout.get().movingTo(step));
  }
}
