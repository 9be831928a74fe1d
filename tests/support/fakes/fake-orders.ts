import { Orders } from '../../../src/application/checkout/orders.port';
import { Cart } from '../../../src/domain/cart/cart';
import type { OrderDraft } from '../../../src/domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../../src/domain/checkout/order-outcome';
import { type CallFailure, refused, type Unavailable } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

/** Places every order as 100001, unless set otherwise; UPI orders still have to be approved. */
export class FakeOrders extends Orders {
  readonly outage = new Outage();
  readonly placed: { draft: OrderDraft; key: string }[] = [];
  /** The answer of a review. */
  cart: Cart = Cart.empty;
  failure: OrderFailure | null = null;
  /** The order is placed and its answer is lost. */
  losesAnswer = false;
  outcome: AttemptOutcome = { kind: 'unknown' };

  async review(): Promise<Result<Cart, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    return this.cart.isEmpty ? refused('Your cart is empty.') : ok(this.cart);
  }

  async place(draft: OrderDraft, key: string): Promise<Result<PlacedOrder, OrderFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.failure) return failed(this.failure);
    this.placed.push({ draft, key });
    const order = {
      orderId: '100001',
      amountPaid: draft.cart.summary.grandTotal.plus(draft.tip),
      paymentPage: draft.checkout.facts.payment.kind === 'upi' ? '/payuapi/sandbox/1' : '',
    };
    this.outcome = { kind: 'placed', order };
    if (!this.losesAnswer) return ok(order);
    return failed({ kind: 'unavailable', reason: 'timeout', message: 'The shop took too long to answer.' });
  }

  async outcomeOf(): Promise<Result<AttemptOutcome, Unavailable>> {
    return this.outage.now ?? ok(this.outcome);
  }
}
