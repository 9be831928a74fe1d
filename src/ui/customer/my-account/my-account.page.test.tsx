import { screen } from '@testing-library/react';
import { aDashboard, aMember, aSavedCard } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { MyAccountPage } from './my-account.page';

async function opened(acceptsCards: boolean) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.savedCards.isOffered = acceptsCards;
  shop.accounts.account = aDashboard({ cards: [aSavedCard()] });
  showPage(shop, <MyAccountPage />, { at: '/account', route: '/account' });
  await screen.findByRole('heading', { name: 'PAYMENT METHOD' });
}

const button = (name: RegExp) => screen.queryByRole('button', { name });
const notOffered = () => screen.queryByText('Card payment is not available.');

test('a shop that accepts cards offers to save another one [ACCT-13]', async () => {
  await opened(true);
  expect(button(/ADD CARD/)).not.toBeNull();
  expect(notOffered()).toBeNull();
});

test('a shop that accepts no cards says so, and lets saved ones be deleted', async () => {
  await opened(false);
  expect(button(/ADD CARD/)).toBeNull();
  expect(notOffered()).not.toBeNull();
  expect(button(/^DELETE Visa/)).not.toBeNull();
});
