import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { FailureState } from '../../shared/state/failure-state';
import { SignInFirst } from './sign-in-first';
import { useIsSessionRestored } from '../../customer/use-is-session-restored';

/** For members only; others sign in first and then return. */
export const MemberOnly = observer(function MemberOnly({ children }: { children: ReactNode }) {
  const session = useStore(SessionStore);
  const isRestored = useIsSessionRestored();
  if (session.isMember) return children;
  if (!isRestored) return null;
  // With a bad connection it is unknown who is signed in, so do not ask for a sign-in.
  if (session.problem)
    return <FailureState message={session.problem} onRetry={() => void session.restored()} />;
  return <SignInFirst />;
});
