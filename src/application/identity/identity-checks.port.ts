import type { DocumentSide, FaceMatch, IdentityStatus, Verification } from '../../domain/identity/identity';
import type { Picture } from '../../domain/identity/picture';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The identity check of whoever is signed in; an application is one try of it (KYC-06). */
export abstract class IdentityChecks {
  abstract status(): Promise<Result<IdentityStatus, CallFailure>>;
  abstract uploadDocument(
    applicationId: string,
    side: DocumentSide,
    picture: Picture,
  ): Promise<Result<null, CallFailure>>;
  /** By a signed link, as JPEG (KYC-14..16). */
  abstract uploadSelfie(applicationId: string, picture: Picture): Promise<Result<null, CallFailure>>;
  abstract verify(applicationId: string): Promise<Result<Verification, CallFailure>>;
  /** Takes the check into the account. */
  abstract confirm(applicationId: string): Promise<Result<null, CallFailure>>;
  /** Of every check of theirs; a finished one stays, and holds none. */
  abstract deletePictures(): Promise<Result<null, CallFailure>>;
  /** Compares a selfie that was uploaded with whom the application verified, for the order of this cart. */
  abstract verifyFace(applicationId: string, cartId: string): Promise<Result<FaceMatch, CallFailure>>;
}
