import { Refused } from '../shared/refused';

export type CustomerRefusal =
  /** `message`: the form's message for the first rule that is broken (C§5). */
  | { kind: 'input-invalid'; message: string }
  /** The e-mail or the password is wrong; the caller is not told which (BD-19). */
  | { kind: 'credentials-wrong' }
  | { kind: 'email-taken' }
  /** Also for somebody else's cart. */
  | { kind: 'guest-cart-not-found' }
  /** The deployment sends no mail. */
  | { kind: 'password-reset-not-offered' }
  | { kind: 'reset-link-unknown' }
  | { kind: 'reset-link-used' }
  | { kind: 'reset-link-expired' }
  /** Also for somebody else's address (BDG-02). */
  | { kind: 'address-not-found' }
  /** Also for somebody else's card (BDG-02). */
  | { kind: 'card-not-found' }
  | { kind: 'card-payment-not-configured' }
  /** `message`: the provider's; may be absent (BD-39). */
  | { kind: 'card-not-saved'; message: string | undefined };

export const refused = (reason: CustomerRefusal): Refused<CustomerRefusal> => new Refused(reason);
