import { ok } from '../../src/domain/shared/result';
import { cart, vendorCosts, wireCart, wireVendorCosts } from './samples/cart';
import { selection, selectionBody } from './samples/order-draft';
import { contract } from './support/contract';
import { refusingInList } from './support/answers';
import { fromState, samples } from './support/from-state';
import { aMember } from './support/callers';

const outcome = contract('order-review', { as: aMember, call: 'reviewOrder' });

const review = { cartId: samples.cartId, addressId: samples.addressId, selection, deliveryDate: '' };
const reviewBody = {
  api_token: fromState('token'),
  cart_id: fromState('cartId'),
  delivery_address_id: fromState('addressId'),
  ...selectionBody,
  delivery_date: '',
};

outcome('a cart priced for an address [BD-42] [API-42]', {
  given: 'a cart ready to order exists',
  body: reviewBody,
  answer: [{ code: 1, ...wireCart() }],
  when: ({ orders }) => orders.review(review),
  result: ok(cart()),
});

outcome('the costs by vendor, if the backend has them [BD-42, X-129]', {
  given: 'a cart ready to order exists',
  body: reviewBody,
  answer: [{ code: 1, ...wireCart(), vendor_costs: wireVendorCosts }],
  when: ({ orders }) => orders.review(review),
  resultLike: { ok: true, value: { vendorCosts } },
});

outcome('a cart priced before there is an address [BD-42]', {
  given: 'a cart with two vendors exists',
  body: { ...reviewBody, delivery_address_id: '' },
  answer: [{ code: 1, ...wireCart() }],
  when: ({ orders }) => orders.review({ ...review, addressId: '' }),
  result: ok(cart()),
});

outcome('an unknown address [BD-42]', {
  given: 'a cart ready to order exists',
  body: { ...reviewBody, delivery_address_id: '9999' },
  ...refusingInList('This address does not exist.'),
  when: ({ orders }) => orders.review({ ...review, addressId: '9999' }),
});

outcome('an empty cart [BD-42]', {
  given: 'an empty cart exists',
  body: { ...reviewBody, delivery_address_id: '' },
  ...refusingInList('Your cart is empty.'),
  when: ({ orders }) => orders.review({ ...review, addressId: '' }),
});

outcome('an unknown cart [BD-42]', {
  given: 'no cart exists',
  body: { ...reviewBody, cart_id: 'crt_gone', delivery_address_id: '' },
  ...refusingInList('This cart does not exist.'),
  when: ({ orders }) => orders.review({ ...review, cartId: 'crt_gone', addressId: '' }),
});
