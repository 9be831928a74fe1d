import type { CalendarDate } from '../../domain/shared/calendar-date';

/** The pictures of an application, as JPEG. */
export interface IdentityPictures {
  front: Buffer;
  back: Buffer;
  selfie: Buffer;
}

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

export type IdentityOutcome =
  | { kind: 'compared'; face: FaceComparison; document: IdentityDocument }
  | { kind: 'failed' };

export type FaceOutcome = { kind: 'compared'; face: FaceComparison } | { kind: 'failed' };

/**
 * Who reads documents and compares faces. It remembers the face of an application that matched, under the
 * application's id, so that no picture has to be kept here. A call that throws could not reach it.
 */
export interface IdentityVerifier {
  /** No face is really compared; told on the screen (BDG-07). */
  readonly isSimulated: boolean;
  verify(applicationId: string, pictures: IdentityPictures, signal: AbortSignal): Promise<IdentityOutcome>;
  compareFace(applicationId: string, selfie: Buffer, signal: AbortSignal): Promise<FaceOutcome>;
}
