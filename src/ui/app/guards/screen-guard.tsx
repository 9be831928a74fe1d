import type { ReactNode } from 'react';
import type { Screen } from '../screens/screen';
import { CustomerOnly } from './customer-only';
import { MemberOnly } from './member-only';
import { NonMemberOnly } from './non-member-only';

/** Lets in the shoppers that a screen is for, and redirects all others. */
export function ScreenGuard({ screen, children }: { screen: Screen; children: ReactNode }) {
  switch (screen.audience) {
    case 'customer':
      return <CustomerOnly>{children}</CustomerOnly>;
    case 'member':
      return <MemberOnly>{children}</MemberOnly>;
    case 'non-member':
      return (
        <NonMemberOnly key={screen.paths[0]?.pattern} memberRedirect={screen.memberRedirect}>
          {children}
        </NonMemberOnly>
      );
    case undefined:
      return children;
  }
}
