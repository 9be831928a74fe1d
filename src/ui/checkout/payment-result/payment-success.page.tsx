import { PaymentResult } from './payment-result';

/** `/payment/success`, where a payment on another site comes back to (ROUTE-51..53, X-151). */
export function PaymentSuccessPage() {
  return <PaymentResult outcome="success" title="Order placed successfully" />;
}
