import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { FailureState } from '../../shared/state/failure-state';
import styles from './member-only.module.css';
import { SignInFirst } from './sign-in-first';
import { useIsSessionRestored } from '../../customer/use-is-session-restored';

/** For members only; others sign in first and then return. */
export const MemberOnly = observer(function MemberOnly({ children }: { children: ReactNode }) {
  const session = useStore(SessionStore);
  const isRestored = useIsSessionRestored();
  if (isRestored && !session.isMember && !session.problem) return <SignInFirst />;
  return <div className={styles.screen}>{contentFor(session, isRestored, children)}</div>;
});

function contentFor(session: SessionStore, isRestored: boolean, children: ReactNode): ReactNode {
  if (session.isMember) return children;
  if (!isRestored) return null;
  // With a bad connection it is unknown who is signed in, so do not ask for a sign-in.
  return <FailureState message={session.problem} onRetry={() => void session.restored()} />;
}
