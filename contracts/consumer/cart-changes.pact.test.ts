import { ok } from '../../src/domain/shared/result';
import { change, wireChange } from './samples/cart';
import { contract } from './support/contract';
import { refusing } from './support/answers';
import { fromState, samples } from './support/from-state';
import { aMember } from './support/callers';

const outcome = contract('cart-changes');
const updateCartItem = outcome.with({ as: aMember, call: 'updateCartItem' });

const NO_CART = 'This cart does not exist.';
const BEING_ORDERED = 'Your order is being placed. Please try again in a moment.';
const line = { id: samples.lineId, variantId: '1011' };
const lineBody = {
  api_token: fromState('token'),
  cart_rid: fromState('lineId'),
  cart_id: fromState('cartId'),
  product_id: '1011',
};

updateCartItem('another quantity [BD-46, API-46, X-138]', {
  given: 'a cart with two vendors exists',
  body: { ...lineBody, qty: 3 },
  answer: wireChange(4),
  when: ({ carts }) => carts.changeQuantity(samples.cartId, line, 3),
  result: ok(change(4)),
});

outcome('a quantity of a visitor [BD-46]', {
  given: 'a cart with two vendors exists',
  call: 'updateCartItem',
  body: {
    ...lineBody,
    api_token: '',
    cart_rid: fromState('visitorLineId'),
    cart_id: fromState('visitorCartId'),
    qty: 3,
  },
  answer: wireChange(4),
  when: ({ carts }) =>
    carts.changeQuantity(samples.visitorCartId, { id: samples.visitorLineId, variantId: '1011' }, 3),
  result: ok(change(4)),
});

updateCartItem('the quantity 0, which removes the line [BD-46]', {
  given: 'a cart with two vendors exists',
  body: { ...lineBody, qty: 0 },
  answer: wireChange(1),
  when: ({ carts }) => carts.changeQuantity(samples.cartId, line, 0),
  result: ok(change(1)),
});

const refusedQuantities: [string, number, string][] = [
  ['more than 24', 25, 'You can buy at most 24 of one item.'],
  ['a negative quantity', -1, 'Quantity must be between 0 and 24.'],
];

for (const [title, quantity, message] of refusedQuantities) {
  updateCartItem(`${title} [BD-46]`, {
    given: 'a cart with two vendors exists',
    body: { ...lineBody, qty: quantity },
    ...refusing(message),
    when: ({ carts }) => carts.changeQuantity(samples.cartId, line, quantity),
  });
}

updateCartItem('more than is in stock [BD-46]', {
  given: 'variant 1012 has 3 left in stock',
  body: { ...lineBody, product_id: '1012', qty: 4 },
  ...refusing('Only 3 left in stock.'),
  when: ({ carts }) => carts.changeQuantity(samples.cartId, { ...line, variantId: '1012' }, 4),
});

const NO_LINE = 'This item is not in your cart.';

updateCartItem('an unknown line [BD-46]', {
  given: 'cart line 9999 does not exist',
  body: { ...lineBody, cart_rid: '9999', qty: 1 },
  ...refusing(NO_LINE),
  when: ({ carts }) => carts.changeQuantity(samples.cartId, { ...line, id: '9999' }, 1),
});

updateCartItem('an unknown cart [BD-46]', {
  given: 'no cart exists',
  body: { ...lineBody, cart_rid: '9001', cart_id: 'crt_gone', qty: 1 },
  ...refusing(NO_CART),
  when: ({ carts }) => carts.changeQuantity('crt_gone', { ...line, id: '9001' }, 1),
});

updateCartItem('a cart whose order is being paid [BD-46, X-150]', {
  given: 'an order of an attempt is being paid',
  body: { ...lineBody, qty: 3 },
  ...refusing(BEING_ORDERED),
  when: ({ carts }) => carts.changeQuantity(samples.cartId, line, 3),
});
