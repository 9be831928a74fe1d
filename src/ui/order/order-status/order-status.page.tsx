import { orderStatusTexts } from '../../../texts/order/order-status';
import { LinkButton } from '../../shared/button/link-button';
import { myOrdersPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder for order tracking (ROUTE-64, X-016). */
export function OrderStatusPage() {
  return (
    <EmptyState
      headingLevel={1}
      icon="truck"
      title={orderStatusTexts.title}
      text={orderStatusTexts.text}
      action={<LinkButton href={myOrdersPath()}>{orderStatusTexts.toOrders}</LinkButton>}
    />
  );
}
