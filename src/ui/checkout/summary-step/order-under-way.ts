import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentPage } from '../../../application/checkout/payment-page.port';
import type { SettleAttempt } from '../../../application/checkout/settle-attempt';
import type { PlacedOrder } from '../../../domain/checkout/order-outcome';
import type { Unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';

/** An order that was placed before, or that waits for its payment on a page of the provider. */
export class OrderUnderWay {
  private awaited: PlacedOrder | null = null;
  /** Why the attempt that was asked about came to nothing; empty where it did not. */
  refusal = '';

  constructor(
    private readonly settleAttempt: SettleAttempt,
    private readonly paymentPage: PaymentPage,
  ) {
    makeAutoObservable<this, 'awaited' | 'settleAttempt' | 'paymentPage'>(
      this,
      { awaited: observableRef, settleAttempt: false, paymentPage: false },
      { autoBind: true },
    );
  }

  /** The number of the order whose payment is awaited; empty when none is. */
  get awaitedId(): string {
    return this.awaited?.orderId ?? '';
  }

  /** The number of the order that an attempt made; empty where it made none, or one that is still to be paid. */
  async ask(...attempt: Parameters<SettleAttempt['execute']>): Promise<Result<string, Unavailable>> {
    const outcome = await this.settleAttempt.execute(...attempt);
    if (!outcome.ok) return outcome;
    if (outcome.value?.kind === 'placed') return ok(this.receive(outcome.value.order));
    this.forget(outcome.value?.kind === 'failed' ? outcome.value.message : '');
    return ok('');
  }

  /** Answers the number of an order that is paid, or due on delivery; empty where its payment is awaited. */
  receive(order: PlacedOrder): string {
    const isPaid = order.paymentPage === '';
    runInAction(() => (this.awaited = isPaid ? null : order));
    return isPaid ? order.orderId : '';
  }

  pay(): void {
    if (this.awaited) this.paymentPage.open(this.awaited.paymentPage);
  }

  private forget(refusal: string): void {
    this.awaited = null;
    this.refusal = refusal;
  }
}
