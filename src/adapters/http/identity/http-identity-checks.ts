import {
  confirmCustomerVerification,
  declareAge,
  deleteIdentityPictures,
  getDashboard,
  uploadIdentityDocument,
  verifyFaceForOrder,
  verifyIdentity,
} from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { IdentityChecks } from '../../../application/identity/identity-checks.port';
import { OptionalCalls } from '../../../application/shared/optional-calls';
import type {
  DocumentSide,
  FaceMatch,
  IdentityStatus,
  Verification,
} from '../../../domain/identity/identity';
import type { Picture } from '../../../domain/identity/picture';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { emptyResult } from '../shared/empty-result';
import { uploadByLink, selfieLink } from './selfie-link';
import { toBase64, toFaceMatch, toIdentityStatus, toVerification } from './to-identity';

@injectable()
export class HttpIdentityChecks extends IdentityChecks {
  readonly isOffered: boolean;
  readonly canDeletePictures: boolean;

  constructor(
    private readonly api: Api,
    optionalCalls: OptionalCalls,
  ) {
    super();
    this.isOffered = optionalCalls.has('createSelfieUploadLink');
    this.canDeletePictures = optionalCalls.has('deleteIdentityPictures');
  }

  async declareAge(): Promise<Result<null, CallFailure>> {
    return emptyResult(await this.api.call(declareAge, { body: { api_token: this.api.token } }));
  }

  async status(): Promise<Result<IdentityStatus, CallFailure>> {
    const answer = await this.api.call(getDashboard, { body: { api_token: this.api.token } });
    if (!answer.ok) return callFailed(answer.failure);
    const { data } = answer.data;
    return answer.succeeded && data ? ok(toIdentityStatus(data)) : refused(answer.message ?? '');
  }

  /** KYC-13 */
  async uploadDocument(
    applicationId: string,
    side: DocumentSide,
    { bytes }: Picture,
  ): Promise<Result<null, CallFailure>> {
    const fileName = `${applicationId}_aadhaar_${side}.jpg`;
    const body = { imageData: toBase64(bytes), fileName };
    return emptyResult(await this.api.call(uploadIdentityDocument, { body }));
  }

  /** KYC-14 */
  async uploadSelfie(applicationId: string, picture: Picture): Promise<Result<null, CallFailure>> {
    const link = await selfieLink(this.api, applicationId);
    return link.ok ? uploadByLink(this.api, link.value, picture) : link;
  }

  /** Code 2 is an error whose message is not for shoppers (KYC-26, X-081). */
  async verify(applicationId: string): Promise<Result<Verification, CallFailure>> {
    const answer = await this.api.call(verifyIdentity, { body: { applicationID: applicationId } });
    if (!answer.ok) return callFailed(answer.failure);
    const { data } = answer.data;
    return answer.succeeded && data
      ? ok(toVerification(data, answer.message))
      : refused(answer.code === '2' ? '' : (answer.message ?? ''));
  }

  async confirm(applicationId: string): Promise<Result<null, CallFailure>> {
    const body = { api_token: this.api.token, is_verified: 1 as const, verificationid: applicationId };
    const answer = await this.api.call(confirmCustomerVerification, { body });
    if (!answer.ok) return callFailed(answer.failure);
    return answer.succeeded ? ok(null) : refused(answer.code === '2' ? '' : (answer.message ?? ''));
  }

  async deletePictures(): Promise<Result<null, CallFailure>> {
    return emptyResult(await this.api.call(deleteIdentityPictures, { body: { api_token: this.api.token } }));
  }

  /** The order has no number yet, so the cart's id is sent. */
  async verifyFace(applicationId: string, cartId: string): Promise<Result<FaceMatch, CallFailure>> {
    const body = { applicationID: applicationId, orderID: cartId };
    const answer = await this.api.call(verifyFaceForOrder, { body });
    if (!answer.ok) return callFailed(answer.failure);
    const { data } = answer.data;
    return answer.succeeded && data ? ok(toFaceMatch(data, answer.message)) : refused(answer.message ?? '');
  }
}
