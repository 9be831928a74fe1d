import { injectable } from 'inversify';
import { DELIVERY_ADDRESS_REQUIRED } from '../../../rules/checkout/delivery-address';
import type { Cart } from '../../domain/cart/cart';
import type { OrderDraft } from '../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CartSession } from '../cart/cart-session';
import { type AttemptState, isBusy } from './attempt-state';
import { CompleteOrder } from './complete-order';
import { OrderSubmission } from './order-submission';
import { PaymentPage } from './payment-page.port';
import { PrepareOrder } from './prepare-order';
import { ReviewOrder } from './review-order';

const READY: AttemptState = { kind: 'ready' };

const STILL_PENDING: OrderFailure = {
  kind: 'refused',
  message: 'Your order is still being processed. Please wait a moment and try again.',
};

/**
 * From pressing PLACE ORDER to its outcome (SUM-11..16, SUM-22..27). When the answer is lost, the
 * backend is asked for the outcome before another attempt is possible. Nothing is charged that was not shown.
 */
@injectable()
export class OrderAttempt {
  private readonly listeners = new Set<() => void>();
  private current: AttemptState = READY;

  constructor(
    private readonly cart: CartSession,
    private readonly reviewOrder: ReviewOrder,
    private readonly prepareOrder: PrepareOrder,
    private readonly submission: OrderSubmission,
    private readonly completeOrder: CompleteOrder,
    private readonly paymentPage: PaymentPage,
  ) {}

  get state(): AttemptState {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The cart as it would be ordered. */
  review(): ReturnType<ReviewOrder['execute']> {
    return this.reviewOrder.execute();
  }

  /** Requests the outcome of an earlier attempt, after a reload or the provider's page. */
  async resume(): Promise<void> {
    const { cartId } = this.cart.state.handle;
    const { current } = this;
    const mayBeKnown = this.submission.isUnsettled && cartId !== '';
    const isAwaiting = current.kind === 'awaiting-payment' && mayBeKnown;
    this.become(isAwaiting ? { ...current, isLeaving: false } : READY);
    if (!mayBeKnown || !this.submission.canAsk) return;
    const outcome = await this.submission.outcomeOf(cartId);
    if (!outcome.ok) return;
    if (outcome.value.kind === 'placed') return this.take(outcome.value.order);
    if (outcome.value.kind === 'failed') return this.refuse({ ...outcome.value, kind: 'refused' });
    this.become(READY);
  }

  /** SUM-11 */
  async place(primaryAddressId = ''): Promise<void> {
    const shown = this.cart.state.cart;
    if (isBusy(this.current) || !shown) return;
    this.become({ kind: 'placing' });
    if (!(await this.cart.settle())) return this.become(READY);
    const changed = await this.changedCart();
    const { cart } = this.cart.state;
    if (!changed && cart && !cart.isEmpty) return this.placeCart(cart, primaryAddressId);
    if (!changed || changed.isEmpty) await this.takeOrderOf(shown);
    else this.become({ kind: 'cart-changed' });
    if (changed && !isBusy(this.current)) this.cart.adopt(changed);
    if (changed && this.current.kind === 'ready') this.become({ kind: 'cart-changed' });
  }

  /** Opens the page where the payment is approved or declined. */
  pay(): void {
    if (this.current.kind === 'awaiting-payment') this.paymentPage.open(this.current.order.paymentPage);
  }

  /** Null if it is as shown, or the backend cannot be asked: placing the order will tell. */
  private async changedCart(): Promise<Cart | null> {
    const { cart, handle } = this.cart.state;
    if (!cart || handle.cartId !== cart.id) return null;
    const answer = await this.reviewOrder.execute();
    if (!answer.ok || answer.value.costsTheSameAs(cart)) return null;
    // An empty cart after an attempt with an unknown outcome may have been ordered by that attempt.
    return answer.value.isEmpty && this.submission.isUnsettled ? null : answer.value;
  }

  private async placeCart(cart: Cart, primaryAddressId: string): Promise<void> {
    const draft = this.prepareOrder.execute(cart, primaryAddressId);
    if (!draft)
      return this.become(refusedFor({ kind: 'address-missing', message: DELIVERY_ADDRESS_REQUIRED }));
    if (this.submission.isUnsettled && this.submission.canAsk) {
      // An attempt before a reload may have succeeded.
      const earlier = await this.ask(cart.id);
      if (!earlier.ok) return this.become({ kind: 'unknown', failure: earlier.failure });
      if (earlier.value.kind === 'placed') return this.takeAndPay(earlier.value.order);
      if (earlier.value.kind === 'pending') return this.become(refusedFor(STILL_PENDING));
      if (earlier.value.kind === 'failed') this.submission.settle();
    }
    await this.send(draft);
  }

  private async send(draft: OrderDraft): Promise<void> {
    this.become({ kind: 'placing' });
    const answer = await this.submission.send(draft);
    if (answer.ok) return this.takeAndPay(answer.value);
    if (answer.failure.kind !== 'unavailable') return this.refuse(answer.failure);
    this.become({ kind: 'unknown', failure: answer.failure });
    await this.findOut(draft.cart.id, answer.failure);
  }

  /** The answer was lost. If the backend cannot be asked, the next attempt has the same key, and finds the same order. */
  private async findOut(cartId: string, lost: Unavailable): Promise<void> {
    if (!this.submission.canAsk) return;
    const outcome = await this.ask(cartId);
    if (!outcome.ok) return this.become({ kind: 'unknown', failure: lost });
    switch (outcome.value.kind) {
      case 'placed':
        return this.takeAndPay(outcome.value.order);
      case 'pending':
        return this.become(refusedFor(STILL_PENDING));
      case 'failed':
        return this.refuse({ ...outcome.value, kind: 'refused' });
      case 'unknown':
        return this.become({ kind: 'failed', failure: lost });
    }
  }

  /** The cart disappeared meanwhile: another tab may have ordered it. */
  private async takeOrderOf({ id }: Cart): Promise<void> {
    if (!this.submission.canAsk) return this.become(READY);
    const outcome = await this.ask(id);
    if (!outcome.ok) return this.become({ kind: 'unknown', failure: outcome.failure });
    if (outcome.value.kind === 'placed') return this.takeAndPay(outcome.value.order);
    if (outcome.value.kind === 'failed') this.submission.settle();
    this.become(READY);
  }

  private ask(cartId: string): Promise<Result<AttemptOutcome, Unavailable>> {
    this.become({ kind: 'asking' });
    return this.submission.outcomeOf(cartId);
  }

  private takeAndPay(order: PlacedOrder): void {
    this.take(order, { isLeaving: true });
    this.pay();
    if (this.current.kind === 'placed') void this.completeOrder.adoptNextCart();
  }

  /** While the payment awaits approval everything is kept, since it may be declined. */
  private take(order: PlacedOrder, { isLeaving } = { isLeaving: false }): void {
    if (order.paymentPage !== '') return this.become({ kind: 'awaiting-payment', order, isLeaving });
    this.completeOrder.execute(order);
    this.become({ kind: 'placed', order });
  }

  private refuse(failure: OrderFailure): void {
    this.submission.settle();
    if (failure.kind === 'invalid-items') this.cart.markInvalid(failure.items);
    this.become(refusedFor(failure));
  }

  private become(state: AttemptState): void {
    this.current = state;
    for (const listener of [...this.listeners]) listener();
  }
}

const refusedFor = (failure: OrderFailure): AttemptState => ({ kind: 'refused', failure });
