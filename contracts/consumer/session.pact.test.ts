import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { captchaRefusal, NOT_A_ROBOT, token, TOO_OFTEN, tooOften, unsolved } from './samples/session';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { regex, someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('session');

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
  outcome(title, {
    given,
    call: 'startGuestSession',
    body: { customer_email: email, cart_id: fromState('cartId') },
    answer: { code: 1, data: guest },
    when: ({ accounts }) => accounts.startGuestSession(email, samples.cartId, ''),
    result: admitted,
  });
}

outcome('a malformed e-mail [BD-21]', {
  given: 'a visitor cart with two items exists',
  call: 'startGuestSession',
  body: { customer_email: 'guest@', cart_id: fromState('cartId') },
  answer: { code: -1, message: 'must be in email format' },
  when: ({ accounts }) => accounts.startGuestSession('guest@', samples.cartId, ''),
  result: refused('must be in email format'),
});

outcome('an unknown cart [BD-21]', {
  given: 'no cart exists',
  call: 'startGuestSession',
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  answer: { code: -1, message: someText('This cart does not exist.') },
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, ''),
  result: refused('This cart does not exist.'),
});

outcome('a captcha that is not solved [X-059]', {
  given: 'the captcha is checked',
  call: 'startGuestSession',
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  headers: unsolved,
  answer: captchaRefusal,
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, 'no-solution'),
  result: refused(NOT_A_ROBOT),
});

outcome('too many guests [BD-21, BDG-06]', {
  given: 'the caller has used up every limit',
  call: 'startGuestSession',
  body: { customer_email: 'guest@example.com', cart_id: samples.cartId },
  ...tooOften,
  when: ({ accounts }) => accounts.startGuestSession('guest@example.com', samples.cartId, ''),
  result: refused(TOO_OFTEN),
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
