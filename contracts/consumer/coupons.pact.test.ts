import { ok } from '../../src/domain/shared/result';
import { cart, wireCart } from './samples/cart';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('coupons');

const TOO_SMALL = 'This coupon needs a subtotal of at least $150.00.';
const janesCart = { api_token: fromState('token'), cart_id: fromState('cartId') };

outcome(
  'a coupon that is valid [BD-44, X-141] [API-44]',
  {
    given: 'coupon SAVE10 is valid',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: 'SAVE10' },
    answer: [{ code: 1, ...wireCart('SAVE10') }],
  },
  async ({ carts }) => {
    const answer = await carts.applyCoupon(samples.cartId, 'SAVE10');
    expect(answer).toEqual(ok({ cart: cart('SAVE10'), problem: null }));
  },
);

outcome(
  'a coupon that is removed [BD-44, X-141]',
  {
    given: 'coupon SAVE10 is valid',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: '' },
    answer: [{ code: 1, ...wireCart() }],
  },
  async ({ carts }) => {
    expect(await carts.applyCoupon(samples.cartId, '')).toEqual(ok({ cart: cart(), problem: null }));
  },
);

outcome(
  'a coupon that has expired [BD-44, X-141]',
  {
    given: 'coupon OLD5 has expired',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: 'OLD5' },
    answer: [{ code: -1, message: someText('This coupon has expired.'), ...wireCart() }],
  },
  async ({ carts }) => {
    const answer = await carts.applyCoupon(samples.cartId, 'OLD5');
    expect(answer).toEqual(ok({ cart: cart(), problem: 'This coupon has expired.' }));
  },
);

outcome(
  'a coupon that fails without a message [BD-44, X-141]',
  {
    given: 'coupon NOMSG fails without a message',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: 'NOMSG' },
    answer: [{ code: -1, message: '', ...wireCart() }],
  },
  async ({ carts }) => {
    const answer = await carts.applyCoupon(samples.cartId, 'NOMSG');
    expect(answer).toEqual(ok({ cart: cart(), problem: '' }));
  },
);

outcome(
  'an unknown coupon [BD-44, X-141]',
  {
    given: 'a cart with two vendors exists',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: 'NOSUCH' },
    answer: [{ code: -1, message: someText('This coupon does not exist.'), ...wireCart() }],
  },
  async ({ carts }) => {
    const answer = await carts.applyCoupon(samples.cartId, 'NOSUCH');
    expect(answer).toEqual(ok({ cart: cart(), problem: 'This coupon does not exist.' }));
  },
);

outcome(
  'a coupon that needs a larger cart [BD-44, X-141]',
  {
    given: 'coupon MIN150 needs a subtotal of $150.00',
    as: aMember,
    call: 'showCart',
    body: { ...janesCart, coupon_code: 'MIN150' },
    answer: [{ code: -1, message: someText(TOO_SMALL), ...wireCart() }],
  },
  async ({ carts }) => {
    const answer = await carts.applyCoupon(samples.cartId, 'MIN150');
    expect(answer).toEqual(ok({ cart: cart(), problem: TOO_SMALL }));
  },
);
