import { screenTitles } from '../../../texts/app/screen-titles';
import { cartPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const CART_SCREENS = [
  screen({
    paths: [cartPath],
    page: () => import('../composed/cart-with-offer.page'),
    title: screenTitles.cart,
    contexts: ['checkout'],
  }),
];
