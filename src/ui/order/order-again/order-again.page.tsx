import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { OrderAgainViewModel } from './order-again.view-model';
import { OrderAgainView } from './order-again.view';

/** For members only. */
export const OrderAgain = observer(function OrderAgain() {
  const order = useViewModel(OrderAgainViewModel, (viewModel) => viewModel.open());
  return <OrderAgainView state={order.state} actions={{ buyAgain: () => void order.buyAgain() }} />;
});
