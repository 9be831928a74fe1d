import { aGuest, aMember } from '../../../../tests/support/builders/customer';
import { Session } from '../../../domain/customer/session';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { mayOpen } from './may-open';

const SESSIONS = [Session.visitor, aGuest(), aMember()];

it.each([
  ['/store', [true, true, true]],
  ['/cart/card', [false, true, true]],
  ['/setting/user', [false, false, true]],
  ['/currentZipCodes/New%20York/NY', [true, true, false]],
])(
  '%s may be opened by a visitor, a guest and a member: %p [X-012] [ROUTE-20] [X-005]',
  (address, expected) => {
    expect(SESSIONS.map((session) => mayOpen(address, ShoppingPlace.nowhere, session))).toEqual(expected);
  },
);
