import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionKind } from '../../../domain/customer/session';
import { shellTexts } from '../../../texts/app/shell';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { signInPath } from '../../shared/paths/paths';
import { NotificationStore } from '../notification.store';

/**
 * Asks a member whose session has expired to sign in again, once, and then returns to the screen; the cart is kept
 * (X-084).
 */
export const ExpiredSession = observer(function ExpiredSession() {
  const { session } = useStore(SessionStore);
  const notifications = useStore(NotificationStore);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onEnd = useEffectEvent((expiredFrom: SessionKind) => {
    const from = pathname + search;
    if (expiredFrom === 'member') void navigate(signInPath(), { state: { from } });
    // A guest, or an unknown session: stays on the screen and sees a message.
    else notifications.failure(shellTexts.sessionEnded);
  });
  useEffect(() => {
    if (session.expiredFrom !== null) onEnd(session.expiredFrom);
  }, [session]);
  return null;
});
