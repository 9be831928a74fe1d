import { myOrdersPath, orderStatusPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const ORDER_SCREENS = [
  screen({
    paths: [myOrdersPath],
    page: async () => (await import('../../order/my-orders/my-orders.page')).MyOrdersPage,
    contexts: ['order', 'wallet'],
    audience: 'member',
  }),
  screen({
    paths: [orderStatusPath],
    page: async () => (await import('../../order/order-status/order-status.page')).OrderStatusPage,
  }),
];
