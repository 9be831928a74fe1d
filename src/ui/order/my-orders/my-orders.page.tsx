import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ORDER_SECTIONS, type OrderSection } from '../../../domain/order/order';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { orderTexts } from '../../../texts/order/order';
import { myOrdersPath } from '../../shared/paths/paths';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { MyOrdersView } from './my-orders.view';
import { MyOrdersViewModel } from './my-orders.view-model';

interface MyOrdersPageProps {
  /** Shown above the Dine-In orders. */
  wallet?: (reloadOrders: () => void) => ReactNode;
}

export const MyOrdersPage = observer(function MyOrdersPage({ wallet }: MyOrdersPageProps) {
  const [query] = useSearchParams();
  const orders = useViewModel(MyOrdersViewModel, (viewModel) => viewModel.load());
  const current = ORDER_SECTIONS.find((section) => section === query.get('kind')) ?? 'Delivery';
  const sections = ORDER_SECTIONS.map((section) => ({
    label: orderTexts.sections[section],
    href: hrefOf(section),
    current: section === current,
  }));
  const others = orders.filledSections.map(({ section, count }) => ({
    label: myOrdersTexts.see[section](count),
    href: hrefOf(section),
  }));
  return (
    <>
      <SettingTabs current="order" />
      <MyOrdersView
        status={orders.status}
        failure={orders.failure}
        sections={sections}
        orders={orders.ordersIn(current)}
        empty={{ section: current, others }}
        wallet={current === 'Dine-In' && wallet?.(() => void orders.load())}
        receipt={orders.receipt}
        actions={{
          retry: () => void orders.load(),
          buyAgain: (number) => void orders.buyAgain(number),
          print: (number) => void orders.print(number),
        }}
      />
    </>
  );
});

const hrefOf = (section: OrderSection): string =>
  myOrdersPath({ kind: section === 'Delivery' ? undefined : section });
