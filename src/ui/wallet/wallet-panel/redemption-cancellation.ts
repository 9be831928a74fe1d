import { makeAutoObservable, runInAction } from 'mobx';
import type { Notifier } from '../../../application/shared/notifier.port';
import type { Wallets } from '../../../application/wallet/wallets.port';
import { walletPanelTexts } from '../../../texts/wallet/wallet-panel';

/** Asks for confirmation, and then cancels a redemption. */
export class RedemptionCancellation {
  private orderNumber = '';
  private isBusy = false;

  constructor(
    private readonly wallets: Wallets,
    private readonly notifier: Notifier,
    private readonly onCancelled: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'onCancelled'>(this, { onCancelled: false }, { autoBind: true });
  }

  /** Null while the dialog is closed. */
  get state() {
    return this.orderNumber ? { orderNumber: this.orderNumber, isBusy: this.isBusy } : null;
  }

  ask(orderNumber: string): void {
    this.orderNumber = orderNumber;
  }

  keep(): void {
    this.orderNumber = '';
  }

  /** False in an outage: the dialog stays open for another attempt. */
  async confirm(): Promise<boolean> {
    if (this.isBusy || !this.orderNumber) return false;
    this.isBusy = true;
    const answer = await this.wallets.cancel(this.orderNumber);
    if (answer.ok) this.notifier.success(walletPanelTexts.canceled);
    else this.notifier.failure(answer.failure.message || walletPanelTexts.notCanceled);
    // A redemption that can no longer be canceled is no longer held either.
    const isOver = answer.ok || answer.failure.kind === 'refused';
    if (isOver) await this.onCancelled();
    runInAction(() => {
      this.isBusy = false;
      if (isOver) this.orderNumber = '';
    });
    return isOver;
  }
}
