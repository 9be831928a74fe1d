import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { OrderOverviewView } from './order-overview.view';
import { OrderOverviewViewModel } from './order-overview.view-model';

/** Beside the address and card steps; the summary step shows the order itself. */
export const OrderOverview = observer(function OrderOverview() {
  const overview = useViewModel(OrderOverviewViewModel, (viewModel) => viewModel.load());
  return <OrderOverviewView state={overview.state} onRetry={() => void overview.load()} />;
});
