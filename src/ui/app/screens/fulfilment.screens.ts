import { deliveryOptionsPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const FULFILMENT_SCREENS = [
  screen({
    paths: [deliveryOptionsPath],
    page: page(
      () => import('../../fulfilment/delivery-options/delivery-options.page'),
      'DeliveryOptionsPage',
    ),
    title: 'Delivery options',
    contexts: ['checkout', 'vendor'],
  }),
];
