import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aGuest, aMember } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import type { Session } from '../../../domain/customer/session';
import { AppProvider } from '../../shared/app-context';
import { ExpiredSession } from './expired-session';

describe('a session that the backend has ended', () => {
  it('sends a member to sign in', () => {
    expire(aMember());
    expect(screen.queryByText('sign in here')).not.toBeNull();
  });

  it('leaves a guest where they are', () => {
    expire(aGuest());
    expect(screen.queryByText('the shop')).not.toBeNull();
  });
});

function expire(session: Session): void {
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
}
