import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { aGuest, aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Session } from '../../../domain/customer/session';
import { AppProvider } from '../../shared/app-context';
import { NotificationStore } from '../notification.store';
import { CustomerOnly } from './customer-only';
import { ExpiredSession } from './expired-session';

describe('a session that the backend has ended', () => {
  it('sends a member to sign in, and stores the screen to return to [X-084]', () => {
    expire(aMember());
    expect(screen.queryByText('sign in here, from /?q=rye')).not.toBeNull();
  });

  it.each([
    ['a member out of checkout to sign in', aMember(), 'sign in here, from /cart/address'],
    ['a guest out of checkout to give an e-mail', aGuest(), 'who are you'],
  ])('sends %s [X-012] [X-084]', (_who, session, text) => {
    expire(session, '/cart/address');
    expect(screen.queryByText(text)).not.toBeNull();
  });

  it('leaves a guest on the screen and shows a message [X-084]', () => {
    const shop = expire(aGuest());
    expect(screen.queryByText('the shop')).not.toBeNull();
    expect(told(shop)).toEqual(['Your session has ended. Sign in again or continue as a guest.']);
  });

  it('tells a returning shopper that the token is no longer valid [X-084]', () => {
    const shop = expire(Session.returning('tok_old', '501'));
    expect(screen.queryByText('the shop')).not.toBeNull();
    expect(told(shop)).toHaveLength(1);
  });
});

const told = (shop: FakeShop) => shop.get(NotificationStore).toasts.map(({ text }) => text);

function SignIn() {
  const { from } = useLocation().state as { from: string };
  return <p>sign in here, from {from}</p>;
}

function expire(session: Session, address = '/?q=rye'): FakeShop {
  const shop = new FakeShop();
  shop.currentSession.set(session);
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter initialEntries={[address]}>
        <ExpiredSession />
        <Routes>
          <Route path="/" element={<p>the shop</p>} />
          <Route path="/signIn" element={<SignIn />} />
          <Route path="/guest/register" element={<p>who are you</p>} />
          <Route path="/cart/address" element={<CustomerOnly>checkout</CustomerOnly>} />
        </Routes>
      </MemoryRouter>
    </AppProvider>,
  );
  act(() => shop.currentSession.set(session.expired()));
  return shop;
}
