import type { Session } from '../../../domain/customer/session';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { matchScreen } from './match-screen';

/** Whether the screen of a path lets this session in, as far as the session is known. */
export function mayOpen(address: string, place: ShoppingPlace, session: Session): boolean {
  switch (matchScreen(address, place)?.screen.audience) {
    case 'customer':
      return session.mayCheckOut;
    case 'member':
      return session.isMember;
    case 'non-member':
      return !session.isMember;
    case undefined:
      return true;
  }
}
