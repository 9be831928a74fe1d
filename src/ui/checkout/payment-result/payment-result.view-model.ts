import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { SettleAttempt } from '../../../application/checkout/settle-attempt';

/** What a payment on another site leaves to be done. */
@injectable()
export class PaymentResultViewModel {
  constructor(
    private readonly settleAttempt: SettleAttempt,
    private readonly currentCart: CurrentCart,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasCart(): boolean {
    return this.currentCart.get().cartId !== '';
  }

  /** The address of the page proves nothing: the server says whether the order that was under way is paid. */
  async open(): Promise<void> {
    await this.settleAttempt.execute();
  }
}
