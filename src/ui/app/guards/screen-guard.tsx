import type { ReactNode } from 'react';
import type { Screen } from '../screens/screen';
import { BuyerOnly } from './buyer-only';
import { MemberOnly } from './member-only';
import { VisitorOnly } from './visitor-only';

/** Lets in whom a screen is for, and redirects the others. */
export function ScreenGuard({ screen, children }: { screen: Screen; children: ReactNode }) {
  switch (screen.audience) {
    case 'buyer':
      return <BuyerOnly>{children}</BuyerOnly>;
    case 'member':
      return <MemberOnly>{children}</MemberOnly>;
    case 'visitor':
      return (
        <VisitorOnly key={screen.paths[0]?.pattern} memberRedirect={screen.memberRedirect}>
          {children}
        </VisitorOnly>
      );
    case undefined:
      return children;
  }
}
