import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { ORDER_SECTIONS } from '../../../domain/order/order';
import { myOrdersPath } from '../../shared/paths/paths';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { WalletPanel } from '../../wallet/wallet-panel/wallet-panel';
import { MyOrdersView } from './my-orders.view';
import { MyOrdersViewModel } from './my-orders.view-model';

export const MyOrdersPage = observer(function MyOrdersPage() {
  const [query] = useSearchParams();
  const orders = useViewModel(MyOrdersViewModel, (viewModel) => viewModel.load());
  const current = ORDER_SECTIONS.find((section) => section === query.get('kind')) ?? 'Delivery';
  const sections = ORDER_SECTIONS.map((section) => ({
    label: section,
    href: myOrdersPath({ kind: section === 'Delivery' ? undefined : section }),
    current: section === current,
  }));
  return (
    <>
      <SettingTabs current="order" />
      <MyOrdersView
        status={orders.status}
        failure={orders.failure}
        sections={sections}
        orders={orders.ordersIn(current)}
        wallet={current === 'Dine-In' && <WalletPanel onCancelled={() => void orders.load()} />}
        onRetry={() => void orders.load()}
      />
    </>
  );
});
