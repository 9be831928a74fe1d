import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { NotificationStore } from '../notification.store';

const ENDED = 'Your session has ended. Sign in again, or go on as a guest.';

/** A member whose session the backend has ended is asked to sign in again, once; the cart stays. */
export const ExpiredSession = observer(function ExpiredSession() {
  const { session } = useStore(SessionStore);
  const notifications = useStore(NotificationStore);
  const navigate = useNavigate();
  useEffect(() => {
    if (session.expiredFrom === null) return;
    if (session.expiredFrom === 'member') void navigate('/signIn');
    // Whose it was is not known, or it was a guest's: they stay where they are, and are told.
    else notifications.failure(ENDED);
  }, [session, notifications, navigate]);
  return null;
});
