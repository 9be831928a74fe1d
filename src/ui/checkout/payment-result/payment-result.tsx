import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { orderIdFrom } from './order-id';
import { PaymentResultView } from './payment-result.view';
import { PaymentResultViewModel } from './payment-result.view-model';

interface PaymentResultProps {
  outcome: 'success' | 'failure';
  title: string;
}

/** The outcome of a payment, for both result pages. */
export const PaymentResult = observer(function PaymentResult({ outcome, title }: PaymentResultProps) {
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
