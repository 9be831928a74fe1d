import { paymentResultTexts } from '../../../texts/checkout/payment-result';
import { PaymentResult } from './payment-result';

/** `/payment/fail` (ROUTE-54..56) */
export function PaymentFailPage() {
  return <PaymentResult outcome="failure" title={paymentResultTexts.failed} />;
}
