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

/** X-172; a tab without orders also leads to those that have some, and to how an order gets into it. */
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
  Delivery: 'What is delivered to you will appear here.',
  Pickup: 'What you collect at a store will appear here. Choose Pick-Up in the delivery options.',
  'Dine-In': 'What you order at a venue will appear here. Choose Dine-In in the delivery options.',
};
