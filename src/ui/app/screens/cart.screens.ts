import { cartPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const CART_SCREENS = [
  screen({
    paths: [cartPath],
    page: async () => (await import('../../cart/cart/cart.page')).CartPage,
    contexts: ['checkout'],
  }),
];
