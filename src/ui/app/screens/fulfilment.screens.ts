import { deliveryOptionsPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const FULFILMENT_SCREENS = [
  screen({
    paths: [deliveryOptionsPath],
    page: async () =>
      (await import('../../fulfilment/delivery-options/delivery-options.page')).DeliveryOptionsPage,
    contexts: ['checkout', 'vendor'],
  }),
];
