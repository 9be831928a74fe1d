import type { Registration } from '../../src/application/customer/accounts.port';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { token } from './samples/session';
import { contract } from './support/contract';
import { captchaUnsolved, tooOften } from './support/answers';
import { fromState, samples } from './support/from-state';
import { someText, string } from './support/matchers';

const outcome = contract('registration', { call: 'register' });

const nora: Registration = {
  email: 'new@example.com',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  firstName: 'Nora',
  lastName: 'Newman',
  dateOfBirth: '04/23/1990',
  gender: 'female',
  country: 'US',
  wantsNewsletter: true,
};
const norasBody = {
  email: 'new@example.com',
  password: 'correct horse battery',
  confirm_password: 'correct horse battery',
  first_name: 'Nora',
  last_name: 'Newman',
  cart_id: '',
  dob: '04/23/1990',
  gender: 'female',
  country: 'US',
  newsletter_subscription: '1',
};
const created = { api_token: token, customer_id: string('602') };

outcome('a new account [BD-20, API-20, ENT-25, AUTH-09, AUTH-10, AUTH-11, AUTH-12]', {
  given: 'no customer new@example.com exists',
  body: norasBody,
  answer: { code: 1, message: 'User Created.', result: created },
  when: ({ accounts }) => accounts.register(nora, '', ''),
  result: ok({ token: samples.token, customerId: '602', cartId: '' }),
});

outcome('a new account, its optional fields left blank [BD-20, X-061]', {
  given: 'no customer new@example.com exists',
  body: { ...norasBody, dob: '', gender: '', newsletter_subscription: '0' },
  answer: { code: 1, message: 'User Created.', result: created },
  when: ({ accounts }) =>
    accounts.register({ ...nora, dateOfBirth: '', gender: '', wantsNewsletter: false }, '', ''),
  resultLike: ok({ token: samples.token }),
});

outcome('a new account that takes the visitor cart over [BD-20]', {
  given: 'a visitor cart with two items exists',
  body: { ...norasBody, cart_id: fromState('cartId') },
  answer: { code: 1, message: 'User Created.', result: { ...created, cart_id: someText(samples.cartId) } },
  when: ({ accounts }) => accounts.register(nora, samples.cartId, ''),
  resultLike: ok({ cartId: samples.cartId }),
});

outcome('a new account whose credentials are in the query as well [X-060] [API-20]', {
  given: 'no customer new@example.com exists',
  legacyCredentialQuery: true,
  query: { email: nora.email, password: nora.password },
  body: norasBody,
  answer: { code: 1, message: 'User Created.', result: created },
  when: ({ accounts }) => accounts.register(nora, '', ''),
  resultLike: ok({ token: samples.token }),
});

outcome('an e-mail that has an account [BD-20, AUTH-44] [API-20]', {
  given: 'a registered customer jane@example.com exists',
  body: { ...norasBody, email: 'jane@example.com' },
  answer: { code: 2, message: someText('An account with this email already exists.') },
  when: ({ accounts }) => accounts.register({ ...nora, email: 'jane@example.com' }, '', ''),
  result: refused('An account with this email already exists.'),
});

const refusedFields: [string, Partial<Registration>, object, string][] = [
  ['no first name', { firstName: '' }, { first_name: '' }, 'First Name is required.'],
  ['a malformed e-mail', { email: 'new@' }, { email: 'new@' }, 'must be in email format'],
  [
    'a short password',
    { password: 'short', confirmPassword: 'short' },
    { password: 'short', confirm_password: 'short' },
    'Password is too short - should be 8 chars minimum.',
  ],
  [
    'two different passwords',
    { confirmPassword: 'incorrect horse' },
    { confirm_password: 'incorrect horse' },
    'Passwords must match',
  ],
  [
    'a malformed date of birth',
    { dateOfBirth: '1990-04-23' },
    { dob: '1990-04-23' },
    'Date of birth must be MM/DD/YYYY.',
  ],
];

for (const [title, change, sent, message] of refusedFields) {
  outcome(`${title} [BD-20]`, {
    given: 'no customer new@example.com exists',
    body: { ...norasBody, ...sent },
    answer: { code: -1, message },
    when: ({ accounts }) => accounts.register({ ...nora, ...change }, '', ''),
    result: refused(message),
  });
}

outcome('a captcha that is not solved [X-059]', {
  ...captchaUnsolved,
  body: norasBody,
  when: ({ accounts }) => accounts.register(nora, '', 'no-solution'),
});

outcome('too many new accounts [BD-20, BDG-06]', {
  ...tooOften,
  body: norasBody,
  when: ({ accounts }) => accounts.register(nora, '', ''),
});
