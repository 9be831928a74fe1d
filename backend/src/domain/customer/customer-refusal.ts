import { Refused } from '../shared/refused';

export type CustomerRefusal =
  /** `message`: the form's text for the first of its rules that is broken (C§5). */
  | { kind: 'form-invalid'; message: string }
  /** The e-mail or the password; which of them is not said (BD-19). */
  | { kind: 'credentials-wrong' }
  | { kind: 'email-taken' }
  /** Also for a cart that is somebody else's. */
  | { kind: 'guest-cart-not-found' }
  | { kind: 'reset-link-unknown' }
  | { kind: 'reset-link-used' }
  | { kind: 'reset-link-expired' }
  /** Also for an address that is somebody else's (BDG-02). */
  | { kind: 'address-not-found' }
  /** Also for a card that is somebody else's (BDG-02). */
  | { kind: 'card-not-found' }
  /** `message`: the provider's words; it may say nothing (BD-39). */
  | { kind: 'card-not-saved'; message: string | undefined };

export const refused = (reason: CustomerRefusal): Refused<CustomerRefusal> => new Refused(reason);
