import { IdentityChecks } from '../../../src/application/identity/identity-checks.port';
import type {
  DocumentSide,
  FaceMatch,
  IdentityStatus,
  Verification,
} from '../../../src/domain/identity/identity';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { anIdentity, aVerification } from '../builders/identity';
import { Outage } from './outage';

const MISSING = 'Please upload the front and back of your document and a selfie.';

export class FakeIdentityChecks extends IdentityChecks {
  isOffered = true;
  canDeletePictures = true;
  readonly outage = new Outage();
  identity: IdentityStatus = anIdentity();
  /** How often an age was declared. */
  declarations = 0;
  /** The uploads, in order: `app-1 front`, … */
  readonly sent: string[] = [];
  removeRefusal: string | null = null;
  uploadRefusal: string | null = null;
  verification: Verification = aVerification();
  verifyRefusal: string | null = null;
  confirmRefusal: string | null = null;
  readonly confirmed: string[] = [];
  face: FaceMatch = { isMatch: true, percent: 97, message: '' };
  faceRefusal: string | null = null;
  /** The carts for which faces were compared. */
  readonly comparedFor: string[] = [];

  async declareAge(): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    this.declarations += 1;
    return ok(null);
  }

  async status(): Promise<Result<IdentityStatus, CallFailure>> {
    return this.outage.now ?? ok(this.identity);
  }

  async uploadDocument(applicationId: string, side: DocumentSide): Promise<Result<null, CallFailure>> {
    return this.receive(`${applicationId} ${side}`);
  }

  async uploadSelfie(applicationId: string): Promise<Result<null, CallFailure>> {
    return this.receive(`${applicationId} selfie`);
  }

  async verify(applicationId: string): Promise<Result<Verification, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.verifyRefusal !== null) return refused(this.verifyRefusal);
    const isComplete = ['front', 'back', 'selfie'].every((part) =>
      this.sent.includes(`${applicationId} ${part}`),
    );
    return isComplete ? ok(this.verification) : refused(MISSING);
  }

  async confirm(applicationId: string): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.confirmRefusal !== null) return refused(this.confirmRefusal);
    this.confirmed.push(applicationId);
    this.identity = { ...this.identity, isVerified: true, verificationId: applicationId };
    return ok(null);
  }

  async verifyFace(applicationId: string, cartId: string): Promise<Result<FaceMatch, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.faceRefusal !== null) return refused(this.faceRefusal);
    const selfie = this.sent.indexOf(`${applicationId} selfie`);
    if (applicationId !== this.identity.verificationId || selfie < 0)
      return refused('Please upload a selfie.');
    this.sent.splice(selfie, 1);
    this.comparedFor.push(cartId);
    return ok(this.face);
  }

  async deletePictures(): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.removeRefusal !== null) return refused(this.removeRefusal);
    this.sent.length = 0;
    return ok(null);
  }

  private receive(what: string): Result<null, CallFailure> {
    if (this.outage.now) return this.outage.now;
    if (this.uploadRefusal !== null) return refused(this.uploadRefusal);
    this.sent.push(what);
    return ok(null);
  }
}
