import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { orderIdFrom } from './order-id';
import { PaymentResultView } from './payment-result.view';
import { PaymentResultViewModel } from './payment-result.view-model';

/** `/payment/success`, where a payment on another site comes back to (ROUTE-51..53, X-151). */
export function PaymentSuccessPage() {
  return <PaymentResult outcome="success" title="Order placed successfully" />;
}

/** `/payment/fail` (ROUTE-54..56) */
export function PaymentFailPage() {
  return <PaymentResult outcome="failure" title="Payment failed" />;
}

interface PaymentResultProps {
  outcome: 'success' | 'failure';
  title: string;
}

const PaymentResult = observer(function PaymentResult({ outcome, title }: PaymentResultProps) {
  const [search] = useSearchParams();
  const { hasCart } = useViewModel(PaymentResultViewModel, (viewModel) => void viewModel.open());
  return (
    <PaymentResultView
      outcome={outcome}
      title={title}
      orderId={orderIdFrom(search.get('orderId'))}
      leadsToCart={outcome === 'failure' && hasCart}
    />
  );
});
