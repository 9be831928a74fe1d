import type { OrderSection } from '../../../domain/order/order';
import { myOrdersTexts } from '../../../texts/order/my-orders';
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
      title={isAllEmpty ? myOrdersTexts.none : myOrdersTexts.noneOf[section]}
      text={isAllEmpty ? myOrdersTexts.noneHint : myOrdersTexts.noneOfHint[section]}
      action={
        <span className={styles.elsewhere}>
          {isAllEmpty || section === 'Delivery' ? (
            <LinkButton href={storePath()}>{myOrdersTexts.toStore}</LinkButton>
          ) : (
            <LinkButton href={deliveryOptionsPath()}>
              {section === 'Pickup' ? myOrdersTexts.choosePickUp : myOrdersTexts.chooseDineIn}
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
