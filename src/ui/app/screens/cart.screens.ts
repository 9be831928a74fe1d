import { cartPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const CART_SCREENS = [
  screen({
    paths: [cartPath],
    page: () => import('../../cart/cart/cart.page'),
    title: 'Cart',
    contexts: ['checkout'],
  }),
];
