import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { PagePrinter } from '../../../application/shared/page-printer.port';
import type { Order } from '../../../domain/order/order';
import { receiptOf, type ReceiptState } from './receipt-state';

/** The receipt that is being printed. */
@injectable('Transient')
export class ReceiptPrint {
  /** On the page while the print dialog is open. */
  receipt: ReceiptState | null = null;

  constructor(private readonly printer: PagePrinter) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async print(order: Order): Promise<void> {
    if (this.receipt) return;
    this.receipt = receiptOf(order);
    await this.printer.print();
    runInAction(() => (this.receipt = null));
  }
}
