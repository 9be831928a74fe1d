import { myOrdersPath, orderStatusPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const ORDER_SCREENS = [
  screen({
    paths: [myOrdersPath],
    page: page(() => import('../../order/my-orders/my-orders.page'), 'MyOrdersPage'),
    title: 'My Orders',
    contexts: ['order', 'wallet'],
    audience: 'member',
  }),
  screen({
    paths: [orderStatusPath],
    page: page(() => import('../../order/order-status/order-status.page'), 'OrderStatusPage'),
    title: 'Order status',
  }),
];
