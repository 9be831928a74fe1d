import type { OrderSection } from '../../../domain/order/order';
import { LinkButton } from '../../shared/button/link-button';
import { deliveryOptionsPath, storePath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';
import styles from './my-orders.module.css';

export interface EmptyOrdersState {
  section: OrderSection;
  /** The tabs that have orders; none if there are no orders at all. */
  others: readonly { label: string; href: string }[];
}

/** X-172; an empty tab also links to the tabs that have orders, and says how to get an order into it. */
export function EmptyOrders({ section, others }: EmptyOrdersState) {
  const isAllEmpty = others.length === 0;
  return (
    <EmptyState
      title={isAllEmpty ? 'You have no orders yet' : `You have no ${section} orders yet`}
      text={isAllEmpty ? 'Your orders and their status will appear here.' : HINTS[section]}
      action={
        <span className={styles.elsewhere}>
          {isAllEmpty || section === 'Delivery' ? (
            <LinkButton href={storePath()}>Start Shopping</LinkButton>
          ) : (
            <LinkButton href={deliveryOptionsPath()}>
              {section === 'Pickup' ? 'Choose Pick-Up' : 'Choose Dine-In'}
            </LinkButton>
          )}
          {others.map(({ label, href }) => (
            <LinkButton key={href} variant="secondary" href={href}>
              {label}
            </LinkButton>
          ))}
        </span>
      }
    />
  );
}

const HINTS: Readonly<Record<OrderSection, string>> = {
  Delivery: 'Orders that are delivered to you will appear here.',
  Pickup: 'Orders that you pick up at a store will appear here. Choose Pick-Up in the delivery options.',
  'Dine-In': 'Orders for a visit to a venue will appear here. Choose Dine-In in the delivery options.',
};
