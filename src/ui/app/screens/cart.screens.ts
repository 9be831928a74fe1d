import { cartPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const CART_SCREENS = [
  screen({
    paths: [cartPath],
    page: page(() => import('../../cart/cart/cart.page'), 'CartPage'),
    title: 'Cart',
    contexts: ['checkout'],
  }),
];
