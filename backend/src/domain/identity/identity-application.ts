import type { CalendarDate } from '../shared/calendar-date';

/** Data of an identity document. */
export interface IdentityDocument {
  dateOfBirth: CalendarDate;
  number: string;
}

/** The similarity of two faces; the message says why they do not match, if the provider gives one. */
export interface FaceComparison {
  isMatch: boolean;
  /** 0 to 100 */
  percent: number;
  message?: string;
}

/**
 * An identity check of a customer. Of the document only the date of birth and the last four digits of its number are
 * stored.
 */
export interface IdentityApplication {
  id: string;
  customerId: number;
  /** The verifier's result; null before the comparison, and again when a picture is replaced. */
  isMatch: boolean | null;
  dateOfBirth: CalendarDate | null;
  documentLast4: string | null;
  /** When the customer was verified by it (BD-26). */
  confirmedAt: Date | null;
  /** When a picture was last uploaded, or may have been; null if there are none. */
  picturesAt: Date | null;
}
