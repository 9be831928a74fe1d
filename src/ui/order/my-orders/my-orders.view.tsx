import type { ReactNode } from 'react';
import { LinkButton } from '../../shared/button/link-button';
import { storePath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { LinkTabs } from '../../shared/tabs/link-tabs';
import { OrderAccordion, type OrderState } from './order-accordion';
import { OrdersSkeleton } from './orders-skeleton';
import styles from './my-orders.module.css';

export interface MyOrdersViewProps {
  status: 'loading' | 'ready' | 'failed';
  failure: string;
  sections: readonly { label: string; href: string; current: boolean }[];
  orders: readonly OrderState[];
  /** Shown above the Dine-In orders. */
  wallet?: ReactNode;
  onRetry: () => void;
}

export function MyOrdersView({ status, failure, sections, orders, wallet, onRetry }: MyOrdersViewProps) {
  return (
    <section className={styles.orders} aria-labelledby="your-orders">
      <h1 id="your-orders">YOUR ORDERS</h1>
      <LinkTabs label="Order types" tabs={[...sections]} />
      {wallet}
      {status === 'loading' && <OrdersSkeleton />}
      {status === 'failed' && <FailureState message={failure} onRetry={onRetry} />}
      {status === 'ready' && orders.length === 0 && (
        <EmptyState
          title="You have no orders yet"
          text="Your orders and their status will appear here."
          action={<LinkButton href={storePath()}>Start Shopping</LinkButton>}
        />
      )}
      {status === 'ready' &&
        orders.map((order, index) => (
          <OrderAccordion key={order.number} order={order} isFirst={index === 0} />
        ))}
    </section>
  );
}
