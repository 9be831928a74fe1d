import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartState } from '../../../application/cart/cart-state';
import { OrderAttempt } from '../../../application/checkout/order-attempt';
import { Observed } from '../../shared/view-model/observed';

/** Completes a payment made on another site. */
@injectable()
export class PaymentResultViewModel {
  private readonly cart: Observed<CartState>;

  constructor(
    private readonly attempt: OrderAttempt,
    session: CartSession,
  ) {
    this.cart = new Observed(session);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasCart(): boolean {
    return this.cart.state.handle.cartId !== '';
  }

  /** The URL proves nothing: asks the backend whether the pending order is paid. */
  async open(): Promise<void> {
    await this.attempt.resume();
  }
}
