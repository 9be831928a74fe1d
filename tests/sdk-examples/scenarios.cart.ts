import { expect } from '@jest/globals';
import * as cart from '../../sdk/examples/cart';
import type { Scenario } from './scenario';

export const cartScenarios: readonly Scenario[] = [
  {
    call: 'addToCart',
    given: 'variant 1011 is in stock at location 11 for Same Day',
    run: cart.addToCart,
    result: { cartId: expect.stringMatching(/^crt_/), pieces: 2 },
  },
  {
    call: 'showCart',
    given: 'coupon SAVE10 is valid',
    run: cart.showCart,
    result: { lines: 2, discount: '10.05', grandtotal: '118.16', refusal: undefined },
  },
  { call: 'updateCartItem', given: 'a cart with two vendors exists', run: cart.updateCartItem, result: 4 },
  { call: 'removeCartItem', given: 'a cart with two vendors exists', run: cart.removeCartItem, result: 1 },
  {
    call: 'clearCart',
    given: 'a cart with two vendors exists',
    run: cart.clearCart,
    result: 'Cart cleared.',
  },
];
