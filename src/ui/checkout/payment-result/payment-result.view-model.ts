import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartState } from '../../../application/cart/cart-state';
import { OrderAttempt } from '../../../application/checkout/order-attempt';
import { Observed } from '../../shared/view-model/observed';

/** What a payment on another site leaves to be done. */
@injectable()
export class PaymentResultViewModel {
  private readonly cart: Observed<CartState>;

  constructor(
    private readonly attempt: OrderAttempt,
    session: CartSession,
  ) {
    this.cart = new Observed(session);
    makeAutoObservable<this, 'attempt'>(this, { attempt: false }, { autoBind: true });
  }

  get hasCart(): boolean {
    return this.cart.state.handle.cartId !== '';
  }

  /** The address of the page proves nothing: the server says whether the order that was under way is paid. */
  async open(): Promise<void> {
    await this.attempt.resume();
  }
}
