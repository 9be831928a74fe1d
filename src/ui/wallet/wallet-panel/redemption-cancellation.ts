import { makeAutoObservable, runInAction } from 'mobx';
import type { Notifier } from '../../../application/shared/notifier.port';
import type { Wallets } from '../../../application/wallet/wallets.port';

const CANCELLED_TEXT = 'Your order has been cancelled.';
const FAILED_TEXT = 'Your order could not be cancelled.';

/** The question before an order that redeems is cancelled, and the cancelling. */
export class RedemptionCancellation {
  private orderNumber = '';
  private isBusy = false;

  constructor(
    private readonly wallets: Wallets,
    private readonly notifier: Notifier,
    private readonly onCancelled: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'wallets' | 'notifier' | 'onCancelled'>(
      this,
      { wallets: false, notifier: false, onCancelled: false },
      { autoBind: true },
    );
  }

  /** null: nothing is asked. */
  get state() {
    return this.orderNumber ? { orderNumber: this.orderNumber, isBusy: this.isBusy } : null;
  }

  ask(orderNumber: string): void {
    this.orderNumber = orderNumber;
  }

  keep(): void {
    this.orderNumber = '';
  }

  /** Where no answer came the question stays, to be asked again; false then. */
  async confirm(): Promise<boolean> {
    if (this.isBusy || !this.orderNumber) return false;
    this.isBusy = true;
    const answer = await this.wallets.cancel(this.orderNumber);
    if (answer.ok) this.notifier.success(CANCELLED_TEXT);
    else this.notifier.failure(answer.failure.message || FAILED_TEXT);
    // What can no longer be cancelled is no longer held either.
    const isOver = answer.ok || answer.failure.kind === 'refused';
    if (isOver) await this.onCancelled();
    runInAction(() => {
      this.isBusy = false;
      if (isOver) this.orderNumber = '';
    });
    return isOver;
  }
}
