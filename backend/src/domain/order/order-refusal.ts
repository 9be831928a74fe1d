import type { Currency } from '../shared/currency';
import { Refused } from '../shared/refused';

/** Why an operator's change of an order is refused. */
export type OrderChangeRefusal =
  | { kind: 'order-not-found' }
  | { kind: 'order-already-canceled' }
  /** Whether the order is paid is not decided yet. */
  | { kind: 'payment-undecided' }
  /** It is paid already, or by a provider. */
  | { kind: 'payment-not-due' }
  | { kind: 'order-item-not-found'; itemId: number }
  /** A repeated cancellation: whoever sends it again after a lost answer learns that it was made. */
  | { kind: 'order-item-already-canceled'; itemId: number }
  /** Prepaid drinks of the order were redeemed already. */
  | { kind: 'prepaid-drinks-redeemed' }
  /** More than is left of what was paid. */
  | { kind: 'refund-too-large'; leftCents: number; currency: Currency }
  /** The same amount was refunded for the same reason: a repeated request. */
  | { kind: 'refund-already-recorded' }
  | { kind: 'refund-reason-invalid' }
  /** A redemption is canceled by its shopper, before the visit. */
  | { kind: 'order-is-redemption' };

export type OrderHistoryRefusal = { kind: 'no-orders' };

export const refused = (reason: OrderHistoryRefusal): Refused<OrderHistoryRefusal> => new Refused(reason);

export const changeRefused = (reason: OrderChangeRefusal): Refused<OrderChangeRefusal> => new Refused(reason);
