import { screenTitles } from '../../../texts/app/screen-titles';
import { deliveryOptionsPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const FULFILMENT_SCREENS = [
  screen({
    paths: [deliveryOptionsPath],
    page: () => import('../../fulfilment/delivery-options/delivery-options.page'),
    title: screenTitles.deliveryOptions,
    contexts: ['checkout', 'vendor'],
  }),
];
