import type { AgeRefusal } from '../identity/age';
import { Refused } from '../shared/refused';

export type WalletRefusal =
  | AgeRefusal
  | { kind: 'wallet-empty' }
  /** The customer has no balance of this product that is redeemable at that location (BD-13). */
  | { kind: 'not-redeemable-here' }
  | { kind: 'redemption-not-found' }
  | { kind: 'redemption-not-cancellable' };

export const refused = (reason: WalletRefusal): Refused<WalletRefusal> => new Refused(reason);
