import { ok } from '../../src/domain/shared/result';
import { change, wireChange } from './samples/cart';
import { contract } from './support/contract';
import { refusing } from './support/answers';
import { fromState, samples } from './support/from-state';
import { aMember } from './support/callers';

const outcome = contract('cart-removals');
const removeCartItem = outcome.with({ as: aMember, call: 'removeCartItem' });

const NO_CART = 'This cart does not exist.';
const BEING_ORDERED = 'Your order is being placed. Please try again in a moment.';
const NO_LINE = 'This item is not in your cart.';
const removal = {
  api_token: fromState('token'),
  cart_rid: fromState('lineId'),
  cart_id: fromState('cartId'),
};

removeCartItem('one line less [BD-45] [API-45]', {
  given: 'a cart with two vendors exists',
  body: removal,
  answer: wireChange(1),
  when: ({ carts }) => carts.remove(samples.cartId, samples.lineId),
  result: ok(change(1)),
});

removeCartItem('an unknown line [BD-45]', {
  given: 'cart line 9999 does not exist',
  body: { ...removal, cart_rid: '9999' },
  ...refusing(NO_LINE),
  when: ({ carts }) => carts.remove(samples.cartId, '9999'),
});

removeCartItem('an unknown cart [BD-45]', {
  given: 'no cart exists',
  body: { ...removal, cart_rid: '9001', cart_id: 'crt_gone' },
  ...refusing(NO_CART),
  when: ({ carts }) => carts.remove('crt_gone', '9001'),
});

const clearCart = outcome.with({
  as: aMember,
  call: 'clearCart',
  when: ({ carts }) => carts.clear(samples.cartId),
});

clearCart('the cart of a member [BD-05] [API-05]', {
  given: 'a cart with two vendors exists',
  query: { cus_id: fromState('customerId'), quote_id: fromState('cartId') },
  answer: { code: 1 },
  result: ok(null),
});

clearCart('the cart of a member whose token is in the query as well [X-060, X-139]', {
  given: 'a cart with two vendors exists',
  legacyCredentialQuery: true,
  query: {
    api_token: fromState('token'),
    cus_id: fromState('customerId'),
    quote_id: fromState('cartId'),
  },
  answer: { code: 1 },
  result: ok(null),
});

outcome('the cart of a visitor [BD-05]', {
  given: 'a cart with two vendors exists',
  call: 'clearCart',
  query: { cus_id: '', quote_id: fromState('visitorCartId') },
  answer: { code: 1 },
  when: ({ carts }) => carts.clear(samples.visitorCartId),
  result: ok(null),
});

outcome('the cart of somebody else [BD-05, BDG-02]', {
  given: 'a cart with two vendors exists',
  call: 'clearCart',
  query: { cus_id: '', quote_id: fromState('cartId') },
  ...refusing(NO_CART),
  when: ({ carts }) => carts.clear(samples.cartId),
});

outcome('an unknown cart [BD-05]', {
  given: 'no cart exists',
  call: 'clearCart',
  query: { cus_id: '', quote_id: 'crt_gone' },
  ...refusing(NO_CART),
  when: ({ carts }) => carts.clear('crt_gone'),
});

removeCartItem('a cart whose order is being paid [BD-45, X-150]', {
  given: 'an order of an attempt is being paid',
  body: removal,
  ...refusing(BEING_ORDERED),
  when: ({ carts }) => carts.remove(samples.cartId, samples.lineId),
});

clearCart('every line of a cart whose order is being paid [BD-05, X-150]', {
  given: 'an order of an attempt is being paid',
  query: { cus_id: fromState('customerId'), quote_id: fromState('cartId') },
  ...refusing(BEING_ORDERED),
});
