import { PaymentResult } from './payment-result';

/** `/payment/fail` (ROUTE-54..56) */
export function PaymentFailPage() {
  return <PaymentResult outcome="failure" title="Payment failed" />;
}
