import type { ReactNode } from 'react';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import { FailureState } from '../../shared/state/failure-state';
import { LinkTabs } from '../../shared/tabs/link-tabs';
import { EmptyOrders, type EmptyOrdersState } from './empty-orders';
import styles from './my-orders.module.css';
import { OrderAccordion, type OrderState } from './order-accordion';
import { Receipt } from './receipt';
import type { ReceiptState } from './receipt-state';

interface MyOrdersViewProps {
  status: 'loading' | 'ready' | 'failed';
  failure: string;
  sections: readonly { label: string; href: string; current: boolean }[];
  orders: readonly OrderState[];
  /** Where an empty tab leads. */
  empty: EmptyOrdersState;
  /** Shown above the Dine-In orders. */
  wallet?: ReactNode;
  /** What is being printed. */
  receipt: ReceiptState | null;
  actions: {
    retry: () => void;
    /** With the order's number. */
    buyAgain: (number: string) => void;
    print: (number: string) => void;
  };
}

export function MyOrdersView(props: MyOrdersViewProps) {
  const { status, failure, sections, orders, empty, wallet, receipt, actions } = props;
  return (
    <section className={styles.orders} aria-labelledby="your-orders">
      <h1 id="your-orders">{myOrdersTexts.title}</h1>
      <LinkTabs label={myOrdersTexts.types} tabs={[...sections]} />
      {wallet}
      {status === 'loading' && <OrdersSkeleton />}
      {status === 'failed' && <FailureState message={failure} onRetry={actions.retry} />}
      {status === 'ready' && orders.length === 0 && <EmptyOrders {...empty} />}
      {status === 'ready' &&
        orders.map((order, index) => (
          <OrderAccordion
            key={order.number}
            order={order}
            isFirst={index === 0}
            actions={{
              buyAgain: () => actions.buyAgain(order.number),
              print: () => actions.print(order.number),
            }}
          />
        ))}
      {receipt && <Receipt {...receipt} />}
    </section>
  );
}

function OrdersSkeleton() {
  return (
    <SkeletonGroup className={styles.orders}>
      <Skeleton shape="block" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
