import { OrderHistory } from '../../../application/order/order-history.port';
import { refused } from '../../../domain/order/order-refusal';
import { type Operations, requireSession } from '../operation';
import type { Services } from '../services';
import { orderToWire } from './order.wire';

/** Order history: BD-37. */
export function orderOperations({ data }: Services): Operations {
  const history = data.get(OrderHistory);
  return {
    async listOrders(call) {
      const orders = await history.of(requireSession(call).customerId);
      if (orders.length === 0) throw refused({ kind: 'no-orders' });
      return { code: 1, data: orders.map(orderToWire) };
    },
  };
}
