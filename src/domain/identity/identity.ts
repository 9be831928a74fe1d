import type { CalendarDate } from '../shared/calendar-date';

export type DocumentSide = 'front' | 'back';

/** What a check is made of (KYC-09), in the order in which it is sent. */
export type CheckPart = DocumentSide | 'selfie';

export const CHECK_PARTS: readonly CheckPart[] = ['front', 'back', 'selfie'];

/** How alike two faces are; the message says why they do not match, where the backend has words for it. */
export interface FaceMatch {
  readonly isMatch: boolean;
  readonly percent: number;
  readonly message: string;
}

/** ENT-26; the document's number is not kept here. */
export interface Verification extends FaceMatch {
  /** null: the backend sent no day of the calendar. */
  readonly dateOfBirth: CalendarDate | null;
}

/** What is known of a customer's identity (ENT-24). */
export interface IdentityStatus {
  readonly isVerified: boolean;
  /** The application of the check that succeeded; blank without one. */
  readonly verificationId: string;
  /** Nobody really compares faces in this deployment. */
  readonly isSimulated: boolean;
  /** An order waits until the customer has shown their face. */
  readonly isFaceCheckRequired: boolean;
}
