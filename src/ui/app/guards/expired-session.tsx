import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionKind } from '../../../domain/customer/session';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { signInPath } from '../../shared/paths/paths';
import { NotificationStore } from '../notification.store';

const ENDED = 'Your session has ended. Sign in again or continue as a guest.';

/** A member whose session the backend has ended is asked to sign in again, once, and comes back; the cart stays. */
export const ExpiredSession = observer(function ExpiredSession() {
  const { session } = useStore(SessionStore);
  const notifications = useStore(NotificationStore);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onEnd = useEffectEvent((expiredFrom: SessionKind) => {
    const from = pathname + search;
    if (expiredFrom === 'member') void navigate(signInPath(), { state: { from } });
    // Whose it was is not known, or it was a guest's: they stay where they are, and are told.
    else notifications.failure(ENDED);
  });
  useEffect(() => {
    if (session.expiredFrom !== null) onEnd(session.expiredFrom);
  }, [session]);
  return null;
});
