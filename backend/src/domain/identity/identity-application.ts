import type { CalendarDate } from '../shared/calendar-date';

/** What an identity document says of its owner. */
export interface IdentityDocument {
  dateOfBirth: CalendarDate;
  number: string;
}

/** How alike two faces are; the message says why they do not match, where the provider has words for it. */
export interface FaceComparison {
  isMatch: boolean;
  /** 0 to 100 */
  percent: number;
  message?: string;
}

/** An identity check of a customer. Of the document no more is kept than the age and the face check need. */
export interface IdentityApplication {
  id: string;
  customerId: number;
  /** What the verifier found; null before it was asked, and again when a picture is replaced. */
  isMatch: boolean | null;
  dateOfBirth: CalendarDate | null;
  documentLast4: string | null;
  /** When it was taken into the account (BD-26). */
  confirmedAt: Date | null;
  /** When a picture may last have come in; null once there is none. */
  picturesAt: Date | null;
}
