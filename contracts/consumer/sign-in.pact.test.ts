import type { Credentials } from '../../src/application/customer/accounts.port';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { token } from './samples/session';
import { contract } from './support/contract';
import { captchaUnsolved, refusing, tooOften } from './support/answers';
import { fromState, samples } from './support/from-state';
import { integer, someText, string } from './support/matchers';

const outcome = contract('sign-in', { call: 'signIn' });

const jane: Credentials = { email: 'jane@example.com', password: samples.password };
const janesBody = { email: 'jane@example.com', password: fromState('password'), cart_id: '' };
const signedIn = {
  api_token: token,
  customer_id: string(samples.customerId),
  cust_name: 'Jane Doe',
  cart_id: '',
  total_product_in_cart: 0,
};
const member = {
  token: samples.token,
  customerId: samples.customerId,
  name: 'Jane Doe',
  cartId: '',
  unitCount: 0,
};

outcome('a member without a cart [BD-19] [API-19] [ENT-23]', {
  given: 'a registered customer jane@example.com exists',
  body: janesBody,
  answer: { code: 1, message: 'success', result: signedIn },
  when: ({ accounts }) => accounts.signIn(jane, '', ''),
  result: ok(member),
});

outcome('a member who takes over a visitor cart [BD-19, X-068]', {
  given: 'a registered customer jane@example.com exists and a guest cart exists',
  body: { ...janesBody, cart_id: fromState('cartId') },
  answer: {
    code: 1,
    message: 'success',
    result: { ...signedIn, cart_id: someText(samples.cartId), total_product_in_cart: integer(6) },
  },
  when: ({ accounts }) => accounts.signIn(jane, samples.cartId, ''),
  result: ok({ ...member, cartId: samples.cartId, unitCount: 6 }),
});

outcome('a member whose credentials are in the query as well [X-060] [API-19]', {
  given: 'a registered customer jane@example.com exists',
  legacyCredentialQuery: true,
  query: { email: 'jane@example.com', password: fromState('password') },
  body: janesBody,
  answer: { code: 1, message: 'success', result: signedIn },
  when: ({ accounts }) => accounts.signIn(jane, '', ''),
  result: ok(member),
});

const WRONG = 'Incorrect email or password.';

outcome('a wrong password [BD-19]', {
  given: 'a registered customer jane@example.com exists',
  body: { ...janesBody, password: 'not the password' },
  ...refusing(WRONG),
  when: ({ accounts }) => accounts.signIn({ ...jane, password: 'not the password' }, '', ''),
});

outcome('an unknown e-mail [BD-19]', {
  given: 'no customer nobody@example.com exists',
  body: { email: 'nobody@example.com', password: samples.password, cart_id: '' },
  ...refusing(WRONG),
  when: ({ accounts }) => accounts.signIn({ ...jane, email: 'nobody@example.com' }, '', ''),
});

outcome('a refusal without a message [BD-19]', {
  given: 'a call fails on purpose',
  params: { operationId: 'signIn', kind: 'refusal' },
  body: janesBody,
  answer: { code: -1 },
  when: ({ accounts }) => accounts.signIn(jane, '', ''),
  result: refused(''),
});

outcome('too many attempts [BD-19, BDG-06]', {
  ...tooOften,
  given: 'too many wrong passwords were tried for jane@example.com',
  body: janesBody,
  when: ({ accounts }) => accounts.signIn(jane, '', ''),
});

outcome('a member who solved the captcha [X-059]', {
  given: 'the captcha is checked',
  body: janesBody,
  headers: { 'X-Captcha-Solution': fromState('captchaSolution') },
  answer: { code: 1, message: 'success', result: signedIn },
  when: ({ accounts }) => accounts.signIn(jane, '', samples.captchaSolution),
  result: ok(member),
});

outcome('a captcha that is not solved [X-059]', {
  ...captchaUnsolved,
  body: janesBody,
  when: ({ accounts }) => accounts.signIn(jane, '', 'no-solution'),
});
