import { PaymentPage } from '../../../src/application/checkout/payment-page.port';

/** Records the address instead of opening it. */
export class RecordingPaymentPage extends PaymentPage {
  readonly opened: string[] = [];

  open(address: string): void {
    this.opened.push(address);
  }
}
