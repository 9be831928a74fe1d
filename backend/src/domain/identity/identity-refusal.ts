import { Refused } from '../shared/refused';

export type IdentityRefusal =
  /** An application that does not exist and one that is somebody else's are the same to the caller (BDG-02). */
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
  /** The cart that the face is shown for does not exist, is somebody else's or is ordered already. */
  | { kind: 'no-cart-to-order' };

export const refused = (reason: IdentityRefusal): Refused<IdentityRefusal> => new Refused(reason);
