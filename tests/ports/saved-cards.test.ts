import { aSavedCard } from '../support/builders/customer';
import { FakeSavedCards } from '../support/fakes/fake-saved-cards';
import { fakeHarness } from '../support/port-harness';
import { describeSavedCards } from './saved-cards.suite';

const aFake = (change: Partial<FakeSavedCards> = {}) => {
  const savedCards = Object.assign(new FakeSavedCards(), change);
  const listed = async () => savedCards.cards.map(({ id }) => id);
  return { port: { savedCards, listed }, values: { billingAddressId: '703' } };
};

describeSavedCards(
  'faked',
  fakeHarness({
    'a signed-in customer with saved cards exists': () => aFake({ cards: [aSavedCard()] }),
    'a signed-in customer with a billing address exists': () => aFake(),
    'card card_x belongs to another customer': () => aFake(),
    'the card provider declines the token': () => aFake({ refusal: 'Your card was declined.' }),
    'the card provider fails without a message': () => aFake({ refusal: '' }),
  }),
);
