import { screen, within } from '@testing-library/react';
import { aDashboard, aMember, anAddress, aSavedCard } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { MyAccountPage } from './my-account.page';

const section = (name: string) => {
  const around = screen.getByRole('heading', { name }).closest('section');
  if (!around) throw new Error(`Nothing is around ${name}.`);
  return around;
};
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

async function opened(name = 'Jane Doe') {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.accounts.account = aDashboard({ name, cards: [aSavedCard()] });
  shop.addressBook.addresses = [anAddress(), anAddress({ id: '72', nickname: 'Office', isPrimary: false })];
  showPage(shop, <MyAccountPage />, { at: '/setting/user', route: '/setting/user' });
  await screen.findByRole('heading', { name: 'YOUR INFORMATION' });
}

test('shows name, primary address, email and a masked password [ACCT-01] [ACCT-02] [ACCT-03] [ACCT-04]', async () => {
  await opened();
  const facts = section('YOUR INFORMATION').querySelectorAll('dl > div');
  expect([...facts].map(({ children }) => texts(children))).toEqual([
    ['Full name', 'Jane Doe'],
    ['Primary address', '350 5th Avenue Floor 2, New York, NY 10001'],
    ['Email', 'jane@example.com'],
    ['Password', '••••••••'],
  ]);
});

test('has two switches with the saved preferences [ACCT-05] [ACCT-06]', async () => {
  await opened();
  const switches = within(section('PREFERENCES')).getAllByRole<HTMLInputElement>('switch');
  expect(switches).toEqual([
    screen.getByRole('switch', { name: /^NOTIFICATIONS/ }),
    screen.getByRole('switch', { name: /^NEWSLETTER/ }),
  ]);
  expect(switches.map(({ checked }) => checked)).toEqual([true, false]);
});

test('lists addresses with name, address and actions [ACCT-07] [ACCT-08] [ACCT-09] [ACCT-10]', async () => {
  await opened();
  const [home, office] = within(section('MY SHIPPING ADDRESS')).getAllByRole('row').slice(1);
  const words = ['Jane Doe', '350 5th Avenue Floor 2', 'New York, NY 10001'];
  for (const text of words) within(home!).getByText(text);
  expect(texts(within(home!).getAllByRole('button'))).toEqual(['EDIT', 'DELETE']);
  expect(texts(within(office!).getAllByRole('button'))).toEqual(['MAKE DEFAULT', 'EDIT', 'DELETE']);
});

test('shows saved cards and ADD CARD to a member [ACCT-12] [ACCT-13] [ACCT-14]', async () => {
  await opened();
  const cards = within(section('PAYMENT METHOD'));
  expect(cards.getByRole('listitem').textContent).toContain('Visa ending in 4242');
  cards.getByRole('button', { name: 'ADD CARD' });
});

test('shows neither cards nor ADD CARD to a guest [ACCT-14]', async () => {
  await opened('');
  expect(screen.queryByRole('heading', { name: 'PAYMENT METHOD' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ADD CARD' })).toBeNull();
  expect(screen.queryByText('Visa ending in 4242')).toBeNull();
});
