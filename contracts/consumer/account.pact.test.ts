import type { Preferences } from '../../src/domain/customer/dashboard';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { savedCard, wireCard } from './samples/saved-card';
import { contract } from './support/contract';
import { refusing, unknownToken } from './support/answers';
import { fromState, samples } from './support/from-state';
import { eachLike, regex, someText, string } from './support/matchers';
import { aGuest, aMember } from './support/callers';

const outcome = contract('account');
const getDashboard = outcome.with({ as: aMember, call: 'getDashboard' });
const removeCard = outcome.with({ as: aMember, call: 'removeCard' });

const token = { api_token: fromState('token') };

getDashboard('the account of a member with cards [BD-35, API-35] [ENT-36] [ENT-46]', {
  given: 'a signed-in customer with saved cards exists',
  body: token,
  answer: {
    code: 1,
    data: {
      name: someText('Jane Doe'),
      address: someText('350 5th Avenue, Floor 20, New York, NY 10001'),
      email: someText('jane@example.com'),
      newsletter_subscription: regex('[01]', '1'),
      notification: regex('[01]', '0'),
      list_cards: eachLike(wireCard),
    },
  },
  when: ({ accounts }) => accounts.dashboard(),
  result: ok({
    name: 'Jane Doe',
    primaryAddress: '350 5th Avenue, Floor 20, New York, NY 10001',
    email: 'jane@example.com',
    wantsNewsletter: true,
    wantsNotifications: false,
    cards: [savedCard],
  }),
});

const switches: [string, Partial<Preferences>, object][] = [
  ['the newsletter switched off', { wantsNewsletter: false }, { newsletter_subscription: '0' }],
  ['notifications switched off', { wantsNotifications: false }, { notification: '0' }],
];

for (const [title, change, sent] of switches) {
  getDashboard(`${title} [BD-35, X-088]`, {
    given: 'a signed-in customer with saved cards exists',
    body: { ...token, ...sent },
    answer: {
      code: 1,
      data: { name: someText('Jane Doe'), newsletter_subscription: '1', notification: '1', ...sent },
    },
    when: ({ accounts }) => accounts.savePreferences(change),
    resultLike: ok({ wantsNewsletter: true, wantsNotifications: true, ...change }),
  });
}

getDashboard('the account of a guest, who has no name [BD-35, X-005]', {
  given: 'a guest session exists',
  as: aGuest,
  body: token,
  answer: { code: 1, data: { name: '', address: '', email: string('guest@example.com'), list_cards: [] } },
  when: ({ accounts }) => accounts.dashboard(),
  resultLike: ok({ name: '', email: 'guest@example.com', cards: [] }),
});

getDashboard('a token that the backend does not know [BD-35]', {
  ...unknownToken,
  body: token,
  when: ({ accounts }) => accounts.dashboard(),
});

removeCard('a saved card [BD-36, API-36]', {
  given: 'a signed-in customer with saved cards exists',
  body: { ...token, card_id: fromState('cardId') },
  answer: { code: 1 },
  when: ({ savedCards }) => savedCards.remove(samples.cardId),
  result: ok(null),
});

removeCard('a card that is unknown or belongs to somebody else [BD-36, BDG-02]', {
  given: 'card card_x belongs to another customer',
  body: { ...token, card_id: 'card_x' },
  ...refusing('This card does not exist.'),
  when: ({ savedCards }) => savedCards.remove('card_x'),
});

removeCard('a refusal without a message [BD-36]', {
  given: 'a call fails on purpose',
  params: { operationId: 'removeCard', kind: 'refusal' },
  body: { ...token, card_id: samples.cardId },
  answer: { code: -1 },
  when: ({ savedCards }) => savedCards.remove(samples.cardId),
  result: refused(''),
});
