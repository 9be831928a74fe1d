import type { FaceComparison, IdentityDocument } from '../../domain/identity/identity-application';

/** How long the verifier is waited for. */
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
 * Who reads documents and compares faces. It remembers the face of an application that matched, under the
 * application's id, so that no picture has to be kept here. A call that throws could not reach it.
 */
export abstract class IdentityVerifier {
  /** No face is really compared; told on the screen (BDG-07). */
  abstract readonly isSimulated: boolean;
  abstract verify(
    applicationId: string,
    pictures: IdentityPictures,
    signal: AbortSignal,
  ): Promise<IdentityOutcome>;
  abstract compareFace(applicationId: string, selfie: Buffer, signal: AbortSignal): Promise<FaceOutcome>;
}
