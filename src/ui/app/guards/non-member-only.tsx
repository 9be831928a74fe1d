import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';

/** Redirects members. Decided once, on entering: after a sign-in the screen itself decides where to go. */
export function NonMemberOnly({ memberRedirect, children }: { memberRedirect: string; children: ReactNode }) {
  const store = useStore(SessionStore);
  const [isMember, setIsMember] = useState(store.isMember);
  useEffect(() => {
    let isWanted = true;
    void store.restored().then((session) => isWanted && setIsMember(session.isMember));
    return () => {
      isWanted = false;
    };
  }, [store]);
  return isMember ? <Navigate to={memberRedirect} replace /> : children;
}
