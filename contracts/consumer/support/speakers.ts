import { Session } from '../../../src/domain/customer/session';
import { fromState, samples } from './from-state';

/** Who makes the call: their session in the shop, and the header that the call then carries (NET-05). */
export interface Speaker {
  readonly session: Session;
  readonly headers: Record<string, unknown>;
}

const bearer = { Authorization: fromState('token', (token) => `Bearer ${token}`) };

export const aVisitor: Speaker = { session: Session.visitor, headers: {} };

export const aMemberWhoClaimsToBe = (customerId: string): Speaker => ({
  session: Session.member(samples.token, customerId, 'Jane Doe', 'jane@example.com'),
  headers: bearer,
});

export const aMember = aMemberWhoClaimsToBe(samples.customerId);

export const aGuest: Speaker = { session: Session.guest(samples.token, samples.customerId), headers: bearer };
