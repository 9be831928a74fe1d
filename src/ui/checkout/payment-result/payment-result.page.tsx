import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/page-title';
import { orderIdFrom } from './order-id';
import { PaymentResultView } from './payment-result.view';

/** `/payment/success`, where a payment on another site comes back to (ROUTE-51..53, X-151). */
export function PaymentSuccessPage() {
  return <PaymentResult outcome="success" title="Order placed successfully" />;
}

/** `/payment/fail` (ROUTE-54..56) */
export function PaymentFailPage() {
  return <PaymentResult outcome="failure" title="Payment failed" />;
}

function PaymentResult({ outcome, title }: { outcome: 'success' | 'failure'; title: string }) {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle screen={title} />
      <PaymentResultView outcome={outcome} title={title} orderId={orderIdFrom(search.get('orderId'))} />
    </>
  );
}
