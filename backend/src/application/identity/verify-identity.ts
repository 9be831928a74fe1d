import type { FaceComparison, IdentityDocument } from '../../domain/identity/identity-application';
import { refused } from '../../domain/identity/identity-refusal';
import type { ApplicationPictures } from './application-pictures';
import type { IdentityApplications } from './identity-applications.port';
import { type IdentityOutcome, type IdentityVerifier, VERIFIER_TIMEOUT_MS } from './identity-verifier.port';

export interface Verification {
  face: FaceComparison;
  document: IdentityDocument;
}

/** Compares the pictures of an application and stores the result (BD-25). */
export class VerifyIdentity {
  constructor(
    private readonly applications: IdentityApplications,
    private readonly pictures: ApplicationPictures,
    private readonly verifier: IdentityVerifier,
    private readonly timeoutMs = VERIFIER_TIMEOUT_MS,
  ) {}

  async execute(customerId: number, applicationId: string): Promise<Verification> {
    const application = await this.applications.findOwn(applicationId, customerId);
    if (!application) throw refused({ kind: 'application-not-found' });
    const pictures = await this.pictures.all(applicationId);
    if (!pictures) throw refused({ kind: 'pictures-missing' });
    const outcome = await this.verifier
      .verify(applicationId, pictures, AbortSignal.timeout(this.timeoutMs))
      .catch((): IdentityOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'failed') throw refused({ kind: 'verifier-unavailable' });
    const { face, document } = outcome;
    await this.applications.recordVerification(applicationId, face.isMatch, document);
    return { face, document };
  }
}
