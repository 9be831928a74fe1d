import { PaymentPage } from '../../src/application/checkout/payment-page.port';
import type { MemoryShop } from './memory-shop';

/** The person's own UPI app, as a question: there is no server whose page could ask it. */
export class MemoryPaymentPage extends PaymentPage {
  constructor(private readonly shop: Promise<MemoryShop>) {
    super();
  }

  open(address: string): void {
    void this.ask(address.split('/').at(-1) ?? '');
  }

  private async ask(id: string): Promise<void> {
    const { answerCollect } = await this.shop;
    const isApproved = window.confirm('This UPI app is simulated: no money moves. Approve the payment?');
    const order = await answerCollect(id, isApproved ? 'paid' : 'declined');
    const end = order?.isPaid ? 'success' : 'fail';
    window.location.assign(`/payment/${end}?orderId=${encodeURIComponent(order?.orderNumber ?? '')}`);
  }
}
