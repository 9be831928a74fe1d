import { deliveryOptionsPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const FULFILMENT_SCREENS = [
  screen({
    paths: [deliveryOptionsPath],
    page: () => import('../../fulfilment/delivery-options/delivery-options.page'),
    title: 'Delivery options',
    contexts: ['checkout', 'vendor'],
  }),
];
