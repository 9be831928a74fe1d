import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { guestEmailPath } from '../../shared/paths/paths';
import { SignInFirst } from './sign-in-first';

/**
 * Checkout is for members and guests: a visitor enters an email first, a member whose session has expired
 * signs in.
 */
export const CustomerOnly = observer(function CustomerOnly({ children }: { children: ReactNode }) {
  const { session } = useStore(SessionStore);
  if (session.mayCheckOut) return children;
  return session.expiredFrom === 'member' ? <SignInFirst /> : <Navigate to={guestEmailPath()} replace />;
});
