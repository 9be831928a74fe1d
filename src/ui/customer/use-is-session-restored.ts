import { useEffect, useState } from 'react';
import { SessionStore } from './session.store';
import { useStore } from '../shared/app-context';

/** True once a member can be told from a guest: after a reload the shop asks the backend. */
export function useIsSessionRestored(): boolean {
  const session = useStore(SessionStore);
  const [isRestored, setRestored] = useState(session.isMember);
  useEffect(() => {
    let wanted = true;
    void session.restored().then(() => wanted && setRestored(true));
    return () => {
      wanted = false;
    };
  }, [session]);
  return isRestored;
}
