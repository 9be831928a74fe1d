import { PaymentPage } from '../../../src/application/checkout/payment-page.port';

/** Goes nowhere, and remembers where it would have gone. */
export class RecordingPaymentPage extends PaymentPage {
  readonly opened: string[] = [];

  open(address: string): void {
    this.opened.push(address);
  }
}
