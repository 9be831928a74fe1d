import { Refused } from '../shared/refused';

export type IdentityRefusal =
  /** The deployment has no provider of identity checks. */
  | { kind: 'identity-check-not-offered' }
  /** The same for an application that does not exist and for somebody else's (BDG-02). */
  | { kind: 'application-not-found' }
  | { kind: 'application-id-malformed' }
  | { kind: 'application-already-verified' }
  | { kind: 'application-not-verified' }
  | { kind: 'picture-name-malformed' }
  | { kind: 'not-a-picture' }
  | { kind: 'not-a-jpeg' }
  | { kind: 'picture-too-large' }
  | { kind: 'pictures-missing' }
  | { kind: 'selfie-missing' }
  | { kind: 'picture-not-stored' }
  | { kind: 'pictures-not-deleted' }
  | { kind: 'selfie-link-expired' }
  | { kind: 'selfie-link-invalid' }
  | { kind: 'too-young' }
  | { kind: 'verifier-unavailable' }
  | { kind: 'verification-not-saved' }
  /** The cart of the face check does not exist, is somebody else's or has been ordered. */
  | { kind: 'no-cart-to-order' };

export const refused = (reason: IdentityRefusal): Refused<IdentityRefusal> => new Refused(reason);
