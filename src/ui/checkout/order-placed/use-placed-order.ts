import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutPath } from '../../shared/paths/paths';
import { orderIdFrom } from '../payment-result/order-id';

/**
 * The number of the placed order is kept in the history entry: it survives the emptied cart and a reload, and is gone
 * when the shopper leaves.
 */
export function usePlacedOrder() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return {
    /** The order number; blank before. */
    placed: orderIdFrom(placedOrderId(state)),
    keep: (orderId: string) =>
      navigate(checkoutPath({ tab: 'checkout' }), { replace: true, state: { placedOrderId: orderId } }),
  };
}

function placedOrderId(state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && 'placedOrderId' in state && state.placedOrderId;
  return typeof kept === 'string' ? kept : null;
}
