import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { token } from './samples/session';
import { contract } from './support/contract';
import { captchaUnsolved, refusing, tooOften } from './support/answers';
import { fromState, samples } from './support/from-state';
import { regex } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('session');
const startGuestSession = outcome.with({ call: 'startGuestSession' });

const guest = { customer_id: regex('\\d+', '7001'), api_token: token };
const admitted = ok({ token: samples.token, customerId: '7001' });

const admissions: [string, ProviderState, string][] = [
  ['a guest with a cart [BD-21, API-21]', 'a visitor cart with two items exists', 'guest@example.com'],
  [
    'a guest with the e-mail of a member [BD-21, X-066]',
    'a registered customer jane@example.com exists and a visitor cart exists',
    'jane@example.com',
  ],
];

for (const [title, given, email] of admissions) {
  startGuestSession(title, {
    given,
    body: { customer_email: email, cart_id: fromState('cartId') },
    answer: { code: 1, data: guest },
    when: ({ accounts }) => accounts.startGuestSession(email, samples.cartId, ''),
    result: admitted,
  });
}

startGuestSession('a malformed e-mail [BD-21]', {
  given: 'a visitor cart with two items exists',
  body: { customer_email: 'guest@', cart_id: fromState('cartId') },
  answer: { code: -1, message: 'must be in email format' },
  when: ({ accounts }) => accounts.startGuestSession('guest@', samples.cartId, ''),
  result: refused('must be in email format'),
});

startGuestSession('an unknown cart [BD-21]', {
  given: 'no cart exists',
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  ...refusing('This cart does not exist.'),
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, ''),
});

startGuestSession('a captcha that is not solved [X-059]', {
  ...captchaUnsolved,
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, 'no-solution'),
});

startGuestSession('too many guests [BD-21, BDG-06]', {
  ...tooOften,
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, ''),
});

const endings: [string, ProviderState][] = [
  ['the end of a session', 'a signed-in customer exists'],
  ['a session that had ended already', 'an invalid token is used'],
];

for (const [title, given] of endings) {
  outcome(`${title} [BD-49]`, {
    given,
    as: aMember,
    call: 'signOut',
    body: { api_token: fromState('token') },
    answer: { code: 1 },
    when: ({ accounts }) => accounts.signOut(),
    result: ok(null),
  });
}
