import { LinkButton } from '../../shared/button/link-button';
import { myOrdersPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder for order tracking (ROUTE-64, X-016). */
export function OrderStatusPage() {
  return (
    <EmptyState
      headingLevel={1}
      icon="truck"
      title="Order status"
      text="Order tracking is not available yet. You can see the status of each order in My Orders."
      action={<LinkButton href={myOrdersPath()}>My Orders</LinkButton>}
    />
  );
}
