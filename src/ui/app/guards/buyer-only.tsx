import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';

/** Checkout is for members and guests with an e-mail; a visitor gives one first. */
export const BuyerOnly = observer(function BuyerOnly({ children }: { children: ReactNode }) {
  return useStore(SessionStore).mayCheckOut ? children : <Navigate to="/guest/register" replace />;
});
