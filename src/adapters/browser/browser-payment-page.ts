import { injectable } from 'inversify';
import { PaymentPage } from '../../application/checkout/payment-page.port';
import { leavePage } from './leave-page';

@injectable()
export class BrowserPaymentPage extends PaymentPage {
  /** If Back restores the shop, its reload requests the order's outcome. */
  open(address: string): void {
    leavePage(address);
  }
}
