import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { cart, wireCart } from './samples/cart';
import { contract } from './support/contract';
import { tooOftenForShell } from './support/answers';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('coupons', { as: aMember, call: 'showCart' });

const janesCart = { api_token: fromState('token'), cart_id: fromState('cartId') };

outcome('a coupon that is valid [BD-44, X-141] [API-44]', {
  given: 'coupon SAVE10 is valid',
  body: { ...janesCart, coupon_code: 'SAVE10' },
  answer: [{ code: 1, ...wireCart('SAVE10') }],
  when: ({ carts }) => carts.applyCoupon(samples.cartId, 'SAVE10'),
  result: ok({ cart: cart('SAVE10'), problem: null }),
});

outcome('too many coupon codes in ten minutes [BD-44, BDG-06]', {
  ...tooOftenForShell,
  body: { api_token: fromState('token'), cart_id: samples.cartId, coupon_code: 'SAVE10' },
  when: ({ carts }) => carts.applyCoupon(samples.cartId, 'SAVE10'),
});

outcome('a coupon that is removed [BD-44, X-141]', {
  given: 'coupon SAVE10 is valid',
  body: { ...janesCart, coupon_code: '' },
  answer: [{ code: 1, ...wireCart() }],
  when: ({ carts }) => carts.applyCoupon(samples.cartId, ''),
  result: ok({ cart: cart(), problem: null }),
});

interface FailedCoupon {
  readonly title: string;
  readonly given: ProviderState;
  readonly code: string;
  readonly problem: string;
}

const failedCoupons: FailedCoupon[] = [
  {
    title: 'a coupon that has expired',
    given: 'coupon OLD5 has expired',
    code: 'OLD5',
    problem: 'This coupon has expired.',
  },
  {
    title: 'a coupon that fails without a message',
    given: 'coupon NOMSG fails without a message',
    code: 'NOMSG',
    problem: '',
  },
  {
    title: 'an unknown coupon',
    given: 'a cart with two vendors exists',
    code: 'NOSUCH',
    problem: 'This coupon code is not valid.',
  },
  {
    title: 'a coupon that needs a larger cart',
    given: 'coupon MIN150 needs a subtotal of $150.00',
    code: 'MIN150',
    problem: 'This coupon needs a subtotal of at least $150.00.',
  },
];

for (const { title, given, code, problem } of failedCoupons) {
  outcome(`${title} [BD-44, X-141]`, {
    given,
    body: { ...janesCart, coupon_code: code },
    answer: [{ code: -1, message: problem && someText(problem), ...wireCart() }],
    when: ({ carts }) => carts.applyCoupon(samples.cartId, code),
    result: ok({ cart: cart(), problem }),
  });
}
