import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';

/** A member whose session the backend has ended is asked to sign in again, once; the cart stays. */
export const ExpiredSession = observer(function ExpiredSession() {
  const { session } = useStore(SessionStore);
  const navigate = useNavigate();
  useEffect(() => {
    if (session.hasExpired) void navigate('/signIn');
  }, [session, navigate]);
  return null;
});
