import { injectable } from 'inversify';
import { DELIVERY_ADDRESS_REQUIRED } from '../../../rules/checkout/delivery-address';
import type { Cart } from '../../domain/cart/cart';
import type { OrderDraft } from '../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { orderAttemptTexts } from '../../texts/checkout/order-attempt';
import { CartSession } from '../cart/cart-session';
import { DeclareAge } from '../identity/declare-age';
import { type AttemptState, isBusy } from './attempt-state';
import { CompleteOrder } from './complete-order';
import { OrderSubmission } from './order-submission';
import { PaymentPage } from './payment-page.port';
import { ReviewOrder } from './review-order';

const READY: AttemptState = { kind: 'ready' };

const STILL_PENDING: OrderFailure = {
  kind: 'refused',
  message: orderAttemptTexts.stillPending,
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
    private readonly submission: OrderSubmission,
    private readonly completeOrder: CompleteOrder,
    private readonly paymentPage: PaymentPage,
    private readonly declareAge: DeclareAge,
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
    void this.declareAge.afterGate();
    return this.reviewOrder.execute();
  }

  /** Requests the outcome of an earlier attempt, after a reload or the provider's page. */
  async resume(): Promise<void> {
    const { cartId } = this.cart.state.handle;
    const { current } = this;
    const mayBeKnown = this.submission.isOutcomeUnknown && cartId !== '';
    const isAwaiting = current.kind === 'awaiting-payment' && mayBeKnown;
    this.setState(isAwaiting ? { ...current, isLeaving: false } : READY);
    if (!mayBeKnown || !this.submission.canAsk) return;
    const outcome = await this.submission.outcomeOf(cartId);
    if (!outcome.ok) return;
    if (outcome.value.kind === 'placed') return this.complete(outcome.value.order);
    if (outcome.value.kind === 'failed') return this.refuse({ ...outcome.value, kind: 'refused' });
    this.setState(READY);
  }

  /** SUM-11 */
  async place(primaryAddressId = ''): Promise<void> {
    const shown = this.cart.state.cart;
    if (isBusy(this.current) || !shown) return;
    this.setState({ kind: 'placing' });
    if (!(await this.cart.saveChanges())) return this.setState(READY);
    const changed = await this.changedCart();
    const { cart } = this.cart.state;
    if (!changed && cart && !cart.isEmpty) return this.placeCart(cart, primaryAddressId);
    if (!changed || changed.isEmpty) await this.completeIfOrdered(shown);
    else this.setState({ kind: 'cart-changed' });
    if (changed && !isBusy(this.current)) this.cart.adopt(changed);
    if (changed && this.current.kind === 'ready') this.setState({ kind: 'cart-changed' });
  }

  /** The shopper confirms to be over 21, after an order was refused for lack of it. */
  async placeConfirmingAge(primaryAddressId = ''): Promise<void> {
    if (isBusy(this.current)) return;
    this.setState({ kind: 'placing' });
    const confirmed = await this.declareAge.execute();
    if (confirmed.ok) {
      this.setState(READY);
      return this.place(primaryAddressId);
    }
    if (confirmed.failure.kind === 'refused') return this.setState(refusedFor(confirmed.failure));
    this.setState({ kind: 'failed', failure: confirmed.failure });
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
    return answer.value.isEmpty && this.submission.isOutcomeUnknown ? null : answer.value;
  }

  private async placeCart(cart: Cart, primaryAddressId: string): Promise<void> {
    const draft = this.submission.draft(cart, primaryAddressId);
    if (!draft)
      return this.setState(refusedFor({ kind: 'address-missing', message: DELIVERY_ADDRESS_REQUIRED }));
    if (this.submission.isOutcomeUnknown && this.submission.canAsk) {
      // An attempt before a reload may have succeeded.
      const earlier = await this.requestOutcome(cart.id);
      if (!earlier.ok) return this.setState({ kind: 'unknown', failure: earlier.failure });
      if (earlier.value.kind === 'placed') return this.completeOrPay(earlier.value.order);
      if (earlier.value.kind === 'pending') return this.setState(refusedFor(STILL_PENDING));
      if (earlier.value.kind === 'failed') this.submission.forgetKey();
    }
    await this.send(draft);
  }

  private async send(draft: OrderDraft): Promise<void> {
    this.setState({ kind: 'placing' });
    await this.declareAge.afterGate();
    const answer = await this.submission.send(draft);
    if (answer.ok) return this.completeOrPay(answer.value);
    if (answer.failure.kind !== 'unavailable') return this.refuse(answer.failure);
    this.setState({ kind: 'unknown', failure: answer.failure });
    await this.resolveLostAnswer(draft.cart.id, answer.failure);
  }

  /** The answer was lost. If the backend cannot be asked, the next attempt has the same key, and finds the same order. */
  private async resolveLostAnswer(cartId: string, lost: Unavailable): Promise<void> {
    if (!this.submission.canAsk) return;
    const outcome = await this.requestOutcome(cartId);
    if (!outcome.ok) return this.setState({ kind: 'unknown', failure: lost });
    switch (outcome.value.kind) {
      case 'placed':
        return this.completeOrPay(outcome.value.order);
      case 'pending':
        return this.setState(refusedFor(STILL_PENDING));
      case 'failed':
        return this.refuse({ ...outcome.value, kind: 'refused' });
      case 'unknown':
        return this.setState({ kind: 'failed', failure: lost });
    }
  }

  /** The cart disappeared meanwhile: another tab may have ordered it. */
  private async completeIfOrdered({ id }: Cart): Promise<void> {
    if (!this.submission.canAsk) return this.setState(READY);
    const outcome = await this.requestOutcome(id);
    if (!outcome.ok) return this.setState({ kind: 'unknown', failure: outcome.failure });
    if (outcome.value.kind === 'placed') return this.completeOrPay(outcome.value.order);
    if (outcome.value.kind === 'failed') this.submission.forgetKey();
    this.setState(READY);
  }

  private requestOutcome(cartId: string): Promise<Result<AttemptOutcome, Unavailable>> {
    this.setState({ kind: 'asking' });
    return this.submission.outcomeOf(cartId);
  }

  private completeOrPay(order: PlacedOrder): void {
    this.complete(order, { isLeaving: true });
    this.pay();
    if (this.current.kind === 'placed') void this.completeOrder.adoptNextCart();
  }

  /** While the payment awaits approval everything is kept, since it may be declined. */
  private complete(order: PlacedOrder, { isLeaving } = { isLeaving: false }): void {
    if (order.paymentPage !== '') return this.setState({ kind: 'awaiting-payment', order, isLeaving });
    this.completeOrder.execute(order);
    this.setState({ kind: 'placed', order });
  }

  private refuse(failure: OrderFailure): void {
    this.submission.forgetKey();
    if (failure.kind === 'invalid-items') this.cart.markInvalid(failure.items);
    this.setState(refusedFor(failure));
  }

  private setState(state: AttemptState): void {
    this.current = state;
    for (const listener of [...this.listeners]) listener();
  }
}

const refusedFor = (failure: OrderFailure): AttemptState => ({ kind: 'refused', failure });
