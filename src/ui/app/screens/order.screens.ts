import { screenTitles } from '../../../texts/app/screen-titles';
import { myOrdersPath, orderStatusPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const ORDER_SCREENS = [
  screen({
    paths: [myOrdersPath],
    page: () => import('../composed/orders-and-wallet.page'),
    title: screenTitles.myOrders,
    contexts: ['order', 'wallet'],
    audience: 'member',
  }),
  screen({
    paths: [orderStatusPath],
    page: () => import('../../order/order-status/order-status.page'),
    title: screenTitles.orderStatus,
  }),
];
