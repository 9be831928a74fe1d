import type { Services } from '../services';
import { type Operations, requireSession } from '../operation';
import { toOrder } from './order.wire';
import { listOrdersOf } from '../../postgres/order/order.repository';

/** Order history: BD-37. */
export function orderOperations({ db }: Services): Operations {
  return {
    listOrders: async (call) => {
      const orders = await listOrdersOf(db, requireSession(call).customerId);
      if (orders.length === 0) return { code: -1, message: 'You have no orders yet.', data: [] };
      return { code: 1, data: orders.map(({ order, items }) => toOrder(order, items)) };
    },
  };
}
