import { LinkButton } from '../../shared/button/link-button';
import { cartPath } from '../../shared/paths/paths';
import { EmptyState } from '../../shared/state/empty-state';

/** A placeholder for the steps of an order (ROUTE-65, X-016). */
export function StepperPage() {
  return (
    <EmptyState
      headingLevel={1}
      icon="bag"
      title="Checkout steps"
      text="This page is not available yet. Start your order from the cart."
      action={<LinkButton href={cartPath()}>Go to cart</LinkButton>}
    />
  );
}
