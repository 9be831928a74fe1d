import type { FaceComparison, IdentityDocument } from '../../domain/identity/identity-application';

/** Timeout for the verifier. */
export const VERIFIER_TIMEOUT_MS = 8_000;

/** The pictures of an application, as JPEG. */
export interface IdentityPictures {
  front: Buffer;
  back: Buffer;
  selfie: Buffer;
}

export type IdentityOutcome =
  | { kind: 'compared'; face: FaceComparison; document: IdentityDocument }
  | { kind: 'failed' };

export type FaceOutcome = { kind: 'compared'; face: FaceComparison } | { kind: 'failed' };

/**
 * Reads documents and compares faces. It stores the face of a matching application under its id, so
 * that no picture is kept here. Throws if it cannot be reached.
 */
export abstract class IdentityVerifier {
  /** true: no faces are compared, which the screen says (BDG-07). */
  abstract readonly isSimulated: boolean;
  abstract verify(
    applicationId: string,
    pictures: IdentityPictures,
    signal: AbortSignal,
  ): Promise<IdentityOutcome>;
  abstract compareFace(applicationId: string, selfie: Buffer, signal: AbortSignal): Promise<FaceOutcome>;
}
