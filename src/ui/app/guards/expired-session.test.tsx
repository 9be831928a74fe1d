import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aGuest, aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Session } from '../../../domain/customer/session';
import { AppProvider } from '../../shared/app-context';
import { NotificationStore } from '../notification.store';
import { ExpiredSession } from './expired-session';

describe('a session that the backend has ended', () => {
  it('sends a member to sign in', () => {
    expire(aMember());
    expect(screen.queryByText('sign in here')).not.toBeNull();
  });

  it('leaves a guest where they are, and tells them [X-084]', () => {
    const shop = expire(aGuest());
    expect(screen.queryByText('the shop')).not.toBeNull();
    expect(told(shop)).toEqual(['Your session has ended. Sign in again, or go on as a guest.']);
  });

  it('tells whoever comes back with a token that is no good any more [X-084]', () => {
    const shop = expire(Session.returning('tok_old', '501'));
    expect(screen.queryByText('the shop')).not.toBeNull();
    expect(told(shop)).toHaveLength(1);
  });
});

const told = (shop: FakeShop) => shop.get(NotificationStore).toasts.map(({ text }) => text);

function expire(session: Session): FakeShop {
  const shop = new FakeShop();
  shop.currentSession.set(session);
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter>
        <ExpiredSession />
        <Routes>
          <Route path="/" element={<p>the shop</p>} />
          <Route path="/signIn" element={<p>sign in here</p>} />
        </Routes>
      </MemoryRouter>
    </AppProvider>,
  );
  act(() => shop.currentSession.set(session.expired()));
  return shop;
}
