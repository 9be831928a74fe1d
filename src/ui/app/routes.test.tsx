import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { aGuest, aMember } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { Session } from '../../domain/customer/session';
import { AppProvider } from '../shared/app-context';
import { AppRoutes } from './routes';
// Imported up front, so that no test waits for the code of a screen.
import '../catalog/category-listing/category-listing.page';
import '../catalog/category-tab/category-tab.page';
import '../catalog/product-detail/product-detail.page';
import '../catalog/search-results/search-results.page';
import '../catalog/search-results/store-search.page';
import './composed/cart-with-offer.page';
import '../customer/guest-email/guest-email.page';
import '../customer/sign-in/sign-in.page';
import '../catalog/home/home.page';
import '../location/served-zipcodes/served-zipcodes.page';

const SESSIONS = [
  ['a visitor', Session.visitor],
  ['a member', aMember()],
] as const;

// A new screen begins at its top, which jsdom cannot show.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

describe.each(SESSIONS)('%s', (_who, session) => {
  it.each([
    ['/', 'Store'],
    ['/store', 'Store'],
    ['/category/ALL', 'All categories'],
    ['/category/whiskey', 'Whiskey'],
    ['/store/category/whiskey/12', 'Whiskey'],
    ['/store/category/whiskey/bourbon/121', 'Bourbon'],
    ['/store/category/bourbon/121/101', 'Old Harbor Bourbon'],
    ['/store/101', 'Old Harbor Bourbon'],
    ['/category/whiskey/product/101', 'Old Harbor Bourbon'],
    ['/search/results?q=bourbon', 'Search Results for "bourbon"'],
    ['/store/search?q=bourbon', 'Search Results for "bourbon"'],
  ])('may open %s [GEN-02] [ROUTE-05] [ROUTE-07] [X-001]', async (path, title) => {
    open(path, session);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(address()).toBe(path);
  });
});

it.each([
  '/setting/user',
  '/setting/order',
  '/setting/chat',
  '/kyc',
  '/verifyFace',
  '/wallet/shipping',
  '/wallet/product/11',
])('%s is behind sign-in, for a guest as well [ROUTE-31] [X-012]', async (path) => {
  for (const session of [Session.visitor, aGuest()]) {
    open(path, session);
    await waitFor(() => expect(address()).toBe('/signIn'));
    cleanup();
  }
});

it.each([
  ['/signIn', '/store', 'ROUTE-58'],
  ['/createAccount', '/store', 'ROUTE-58'],
  ['/forgot/password', '/category/ALL', 'ROUTE-59'],
  ['/guest/register', '/category/ALL', 'ROUTE-57'],
  ['/currentZipCodes/New%20York/NY', '/category/ALL', 'ROUTE-20'],
])('%s sends a member on to %s [%s]', async (path, elsewhere) => {
  open(path, aMember());
  await waitFor(() => expect(address()).toBe(elsewhere));
});

it('a screen for visitors is also for guests, and stays while a shopper signs in on it [ROUTE-20] [ROUTE-57] [X-005] [X-021]', async () => {
  for (const path of ['/currentZipCodes/New%20York/NY', '/guest/register']) {
    const shop = open(path, aGuest());
    await screen.findByRole('heading', { level: 1 });
    act(() => shop.currentSession.set(aMember()));
    expect(address()).toBe(path);
    cleanup();
  }
});

it.each([
  ['/cart', 'Cart · Cork & Petal', true],
  ['/search/results', 'Search · Cork & Petal', true],
  ['/no-such-page', 'Page not found · Cork & Petal', true],
  ['/category/no-such-category', 'Page not found · Cork & Petal', true],
  ['/store/101', 'Old Harbor Bourbon · Cork & Petal', false],
])('%s is called “%s”, and is kept out of search engines: %s', async (path, title, isKeptOut) => {
  open(path, Session.visitor);
  await waitFor(() => expect(document.title).toBe(title));
  expect(document.head.querySelectorAll('meta[name=robots][content=noindex]').length > 0).toBe(isKeptOut);
});

it('checkout is behind an e-mail [ROUTE-31] [X-012]', async () => {
  open('/cart/address', Session.visitor);
  await waitFor(() => expect(address()).toBe('/guest/register'));
});

it('loads the page again before a screen that uses the camera, unless it was opened there [KYC-03]', async () => {
  const opened = open('/kyc', aMember());
  await screen.findByRole('button', { name: 'Open camera' });
  expect(opened.reloads).toEqual([]);
  cleanup();
  const elsewhere = open('/setting/user', aMember());
  await userEvent.click(await screen.findByRole('link', { name: 'Verify identity' }));
  await waitFor(() => expect(elsewhere.reloads).toEqual(['same address']));
  expect(address()).toBe('/kyc?mode=update');
  expect(screen.queryByRole('button', { name: 'Open camera' })).toBeNull();
});

const address = () => screen.getByTestId('address').textContent;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function open(path: string, session: Session): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.currentSession.set(session);
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </AppProvider>,
  );
  return shop;
}
