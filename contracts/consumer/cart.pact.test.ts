import { Cart } from '../../src/domain/cart/cart';
import { ok } from '../../src/domain/shared/result';
import {
  cart,
  cartWithoutBourbon,
  vendorCosts,
  wireCart,
  wireCartWithoutBourbon,
  wireVendorCosts,
} from './samples/cart';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('cart');
const showCart = outcome.with({ as: aMember, call: 'showCart' });

const janesCart = { api_token: fromState('token'), cart_id: fromState('cartId') };
const visitorsCart = { api_token: '', cart_id: fromState('visitorCartId') };

showCart('the lines of two vendors [BD-44] [API-44] [ENT-27] [ENT-28] [ENT-29]', {
  given: 'a cart with two vendors exists',
  body: janesCart,
  answer: [{ code: 1, ...wireCart() }],
  when: ({ carts }) => carts.show(samples.cartId),
  result: ok(cart()),
});

outcome('the cart of a visitor [BD-44]', {
  given: 'a cart with two vendors exists',
  call: 'showCart',
  body: visitorsCart,
  answer: [{ code: 1, ...wireCart() }],
  when: ({ carts }) => carts.show(samples.visitorCartId),
  result: ok(cart()),
});

showCart('the costs by vendor, if the backend has them [BD-44, X-129]', {
  given: 'a cart with two vendors exists',
  body: janesCart,
  answer: [{ code: 1, ...wireCart(), vendor_costs: wireVendorCosts }],
  when: ({ carts }) => carts.show(samples.cartId),
  resultLike: { ok: true, value: { vendorCosts } },
});

showCart('an empty cart [BD-44]', {
  given: 'an empty cart exists',
  body: janesCart,
  answer: [{ code: 1, cart_id: someText(samples.cartId), result: [], grandtotal: '0.00' }],
  when: ({ carts }) => carts.show(samples.cartId),
  result: ok(Cart.of({ id: samples.cartId, lines: [], couponCode: '', summary: Cart.empty.summary })),
});

outcome('a visitor who has no cart yet [BD-44]', {
  given: 'no cart exists',
  call: 'showCart',
  body: { api_token: '', cart_id: '' },
  answer: [{ code: 1, cart_id: '', result: [] }],
  when: ({ carts }) => carts.show(''),
  result: ok(Cart.empty),
});

outcome('an unknown cart, which is empty [BD-44]', {
  given: 'no cart exists',
  call: 'showCart',
  body: { api_token: '', cart_id: 'crt_gone' },
  answer: [{ code: -1, cart_id: '', result: [] }],
  when: ({ carts }) => carts.show('crt_gone'),
  result: ok(Cart.empty),
});

showCart('a line that sold out, with a message [BD-44, X-135]', {
  given: 'a cart with an item that sold out exists',
  params: { message: 'Sold out at this store.' },
  body: janesCart,
  answer: [{ code: 1, ...wireCartWithoutBourbon('Sold out at this store.') }],
  when: ({ carts }) => carts.show(samples.cartId),
  result: ok(cartWithoutBourbon('Sold out at this store.')),
});

showCart('a line that sold out, without a message [BD-44, X-135]', {
  given: 'a cart with an item that sold out exists',
  body: janesCart,
  answer: [{ code: 1, ...wireCartWithoutBourbon('') }],
  when: ({ carts }) => carts.show(samples.cartId),
  result: ok(cartWithoutBourbon('')),
});
