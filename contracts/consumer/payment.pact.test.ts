import { ok } from '../../src/domain/shared/result';
import { savedCard, wireCard } from './samples/saved-card';
import { contract } from './support/contract';
import { refusing, tooOften, unknownToken } from './support/answers';
import { fromState, samples } from './support/from-state';
import { eachLike, regex } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('payment');
const listPaymentMethods = outcome.with({ as: aMember, call: 'listPaymentMethods' });
const verifyUpi = outcome.with({ call: 'verifyUpi' });

const NO_CART = 'This cart does not exist.';

outcome('a key of the card provider [BD-01] [API-01]', {
  given: 'a payment publishable key is configured',
  call: 'getPublishableKey',
  body: {},
  answer: { code: 1, data: { publishable_key: regex('pk_.+', 'pk_sandbox_cork_and_petal') } },
  when: ({ paymentKeys }) => paymentKeys.publishableKey(),
  result: ok('pk_sandbox_cork_and_petal'),
});

outcome('no key of the card provider [BD-01]', {
  given: 'no payment publishable key is configured',
  call: 'getPublishableKey',
  body: {},
  ...refusing('Card payment is not available.'),
  when: ({ paymentKeys }) => paymentKeys.publishableKey(),
});

const optionsBody = { api_token: fromState('token'), cart_id: fromState('cartId') };

listPaymentMethods('saved cards and payment methods [BD-40, API-40] [ENT-35]', {
  given: 'a signed-in customer with saved cards exists',
  body: optionsBody,
  answer: { code: 1, data: eachLike(wireCard), payment_method: [{ id: 2 }, { id: 3 }, { id: 4 }] },
  when: ({ payments }) => payments.optionsFor(samples.cartId),
  result: ok({ cards: [savedCard], methods: ['card', 'upi', 'pod'] }),
});

listPaymentMethods('payment methods without a saved card [BD-40]', {
  given: 'a signed-in customer without saved cards exists',
  body: optionsBody,
  answer: { code: 1, data: [], payment_method: [{ id: 2 }, { id: 3 }, { id: 4 }] },
  when: ({ payments }) => payments.optionsFor(samples.cartId),
  result: ok({ cards: [], methods: ['card', 'upi', 'pod'] }),
});

listPaymentMethods('an unknown cart [BD-40]', {
  given: 'a signed-in customer without saved cards exists',
  body: { ...optionsBody, cart_id: 'crt_gone' },
  ...refusing(NO_CART),
  when: ({ payments }) => payments.optionsFor('crt_gone'),
});

listPaymentMethods('a token that the backend does not know [BD-40]', {
  ...unknownToken,
  body: { ...optionsBody, cart_id: 'crt_gone' },
  when: ({ payments }) => payments.optionsFor('crt_gone'),
});

verifyUpi('a UPI id that the provider knows [BD-47, API-47]', {
  given: 'UPI id jane@okbank is valid',
  body: { upi_id: 'jane@okbank' },
  answer: { isVPAValid: 1 },
  when: ({ payments }) => payments.knowsUpi('jane@okbank'),
  result: ok(true),
});

verifyUpi('an unknown UPI id [BD-47]', {
  given: 'UPI id nobody@okbank is not valid',
  body: { upi_id: 'nobody@okbank' },
  answer: { isVPAValid: 0 },
  when: ({ payments }) => payments.knowsUpi('nobody@okbank'),
  result: ok(false),
});

verifyUpi('too many UPI ids in an hour [BD-47, BDG-06]', {
  ...tooOften,
  body: { upi_id: 'jane@okbank' },
  when: ({ payments }) => payments.knowsUpi('jane@okbank'),
});
