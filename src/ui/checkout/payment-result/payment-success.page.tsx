import { paymentResultTexts } from '../../../texts/checkout/payment-result';
import { PaymentResult } from './payment-result';

/** `/payment/success`, to which a payment on another site returns (ROUTE-51..53, X-151). */
export function PaymentSuccessPage() {
  return <PaymentResult outcome="success" title={paymentResultTexts.succeeded} />;
}
