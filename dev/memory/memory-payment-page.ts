import { PaymentPage } from '../../src/application/checkout/payment-page.port';
import type { MemoryShop } from './memory-shop';

/** Simulates the shopper's UPI app with a dialog, since there is no server to serve its page. */
export class MemoryPaymentPage extends PaymentPage {
  constructor(private readonly shop: Promise<MemoryShop>) {
    super();
  }

  open(address: string): void {
    void this.ask(address.split('/').at(-1) ?? '');
  }

  private async ask(id: string): Promise<void> {
    const { answerCollect } = await this.shop;
    const isApproved = window.confirm(
      'This UPI app is simulated. No money is transferred. Approve the payment?',
    );
    const order = await answerCollect(id, isApproved ? 'paid' : 'declined');
    const end = order?.isPaid ? 'success' : 'fail';
    window.location.assign(`/payment/${end}?orderId=${encodeURIComponent(order?.orderNumber ?? '')}`);
  }
}
