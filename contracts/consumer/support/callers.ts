import { Session } from '../../../src/domain/customer/session';
import { fromState, samples } from './from-state';

/** Who makes the call: their session in the shop, and the header that the call carries (NET-05). */
export interface Caller {
  readonly session: Session;
  readonly headers: Record<string, unknown>;
}

const bearer = { Authorization: fromState('token', (token) => `Bearer ${token}`) };

export const aVisitor: Caller = { session: Session.visitor, headers: {} };

export const aMemberWhoClaimsToBe = (customerId: string): Caller => ({
  session: Session.member(samples.token, customerId, 'Jane Doe', 'jane@example.com'),
  headers: bearer,
});

export const aMember = aMemberWhoClaimsToBe(samples.customerId);

export const aGuest: Caller = { session: Session.guest(samples.token, samples.customerId), headers: bearer };
