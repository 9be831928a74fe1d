import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SessionStore } from '../../customer/session.store';
import { useStore } from '../../shared/app-context';
import { SignInFirst } from './sign-in-first';
import { useSettledSession } from './use-settled-session';

/** My Account and My Orders are a member's; others sign in first and come back. */
export const MemberOnly = observer(function MemberOnly({ children }: { children: ReactNode }) {
  const session = useStore(SessionStore);
  const settled = useSettledSession();
  if (session.isMember) return children;
  if (!settled) return null;
  return <SignInFirst />;
});
