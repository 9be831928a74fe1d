import type { CalendarDate } from '../shared/calendar-date';

export type DocumentSide = 'front' | 'back';

/** The pictures of an identity check (KYC-09), in the order of upload. */
export type CheckPart = DocumentSide | 'selfie';

export const CHECK_PARTS: readonly CheckPart[] = ['front', 'back', 'selfie'];

/** The similarity of two faces; the message is the backend's reason for a mismatch, if it gives one. */
export interface FaceMatch {
  readonly isMatch: boolean;
  readonly percent: number;
  readonly message: string;
}

/** ENT-26; the document's number is not stored. */
export interface Verification extends FaceMatch {
  /** Null if the backend sent no valid date. */
  readonly dateOfBirth: CalendarDate | null;
}

/** What is known of a customer's identity (ENT-24). */
export interface IdentityStatus {
  readonly isVerified: boolean;
  /** The application of the check that succeeded; blank without one. */
  readonly verificationId: string;
  /** Faces are not really compared in this deployment. */
  readonly isSimulated: boolean;
  /** An order requires a face check. */
  readonly isFaceCheckRequired: boolean;
}
