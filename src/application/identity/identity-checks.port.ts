import type { DocumentSide, FaceMatch, IdentityStatus, Verification } from '../../domain/identity/identity';
import type { Picture } from '../../domain/identity/picture';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The customer's identity check; each attempt is an application with an id (KYC-06). */
export abstract class IdentityChecks {
  /** False for a backend without the call that a check starts with. */
  abstract readonly isOffered: boolean;
  abstract readonly canDeletePictures: boolean;
  /** Keeps with the session that the shopper declared to be over 21. */
  abstract declareAge(): Promise<Result<null, CallFailure>>;
  abstract status(): Promise<Result<IdentityStatus, CallFailure>>;
  abstract uploadDocument(
    applicationId: string,
    side: DocumentSide,
    picture: Picture,
  ): Promise<Result<null, CallFailure>>;
  /** Uploads a JPEG to a signed link (KYC-14..16). */
  abstract uploadSelfie(applicationId: string, picture: Picture): Promise<Result<null, CallFailure>>;
  abstract verify(applicationId: string): Promise<Result<Verification, CallFailure>>;
  /** Marks the account as verified by this check. */
  abstract confirm(applicationId: string): Promise<Result<null, CallFailure>>;
  /** Deletes the pictures of all the customer's checks; the results stay. */
  abstract deletePictures(): Promise<Result<null, CallFailure>>;
  /** Compares the uploaded selfie with the verified person, for the order of this cart. */
  abstract verifyFace(applicationId: string, cartId: string): Promise<Result<FaceMatch, CallFailure>>;
}
