import type { CardToSave } from '../../src/application/customer/saved-cards.port';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { newAddress, newAddressBody } from './samples/address';
import { contract } from './support/contract';
import { tooOften } from './support/answers';
import { fromState, samples } from './support/from-state';
import { someText, string } from './support/matchers';
import { aGuest, aMember } from './support/callers';

const outcome = contract('save-card', { as: aMember, call: 'saveCard' });

const visa: CardToSave = {
  tokens: ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'],
  billingAddressId: samples.billingAddressId,
  billingAddress: newAddress,
  saveForLater: true,
};
const visaBody = {
  api_token: fromState('token'),
  card_token: visa.tokens,
  billing_address: { ...newAddressBody, billing_address_id: fromState('billingAddressId') },
  wants_to_add_card: 1,
};
const saved = {
  code: 1,
  data: [
    {
      id: someText('card_visa_1'),
      customer: someText('cus_jane501'),
      metadata: { address_id: string(samples.billingAddressId) },
    },
  ],
};
const ready = {
  cardId: 'card_visa_1',
  cardToken: 'tok_sandbox_visa_0831_2',
  providerCustomerId: 'cus_jane501',
  cardInfo: '',
  billingAddressId: samples.billingAddressId,
};

outcome('a card to save [BD-39, API-39]', {
  given: 'a signed-in customer with a billing address exists',
  body: visaBody,
  answer: saved,
  when: ({ savedCards }) => savedCards.save(visa),
  result: ok(ready),
});

outcome('too many cards in an hour [BD-39, BDG-06]', {
  ...tooOften,
  body: {
    ...visaBody,
    billing_address: { ...newAddressBody, billing_address_id: samples.billingAddressId },
  },
  when: ({ savedCards }) => savedCards.save(visa),
});

outcome('a one-off card of a guest [BD-39, X-145]', {
  given: 'a guest cart ready to order exists',
  as: aGuest,
  body: { ...visaBody, wants_to_add_card: 0 },
  answer: saved,
  when: ({ savedCards }) => savedCards.save({ ...visa, saveForLater: false }),
  result: ok(ready),
});

const declinedTokens: CardToSave['tokens'] = ['tok_chargeDeclined', 'tok_chargeDeclined_2'];
const silentTokens: CardToSave['tokens'] = ['tok_noMessage', 'tok_noMessage_2'];

const refusedCards: [string, ProviderState, CardToSave['tokens'], object, string][] = [
  [
    'a card that is declined',
    'the card provider declines the token',
    declinedTokens,
    { message: someText('Your card was declined.') },
    'Your card was declined.',
  ],
  ['a failure without a message', 'the card provider fails without a message', silentTokens, {}, ''],
];

for (const [title, given, tokens, data, message] of refusedCards) {
  outcome(`${title} [BD-39]`, {
    given,
    body: { ...visaBody, card_token: tokens },
    answer: { code: -1, data },
    when: ({ savedCards }) => savedCards.save({ ...visa, tokens }),
    result: refused(message),
  });
}

outcome('an unknown billing address [BD-39]', {
  given: 'a signed-in customer with a billing address exists',
  body: { ...visaBody, billing_address: { ...newAddressBody, billing_address_id: '9999' } },
  answer: { code: -1, data: { message: someText('This address does not exist.') } },
  when: ({ savedCards }) => savedCards.save({ ...visa, billingAddressId: '9999' }),
  result: refused('This address does not exist.'),
});
