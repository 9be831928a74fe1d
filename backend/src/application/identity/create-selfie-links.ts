import { refused } from '../../domain/identity/identity-refusal';
import { isApplicationId, pictureName } from '../../domain/identity/picture-name';
import type { Clock } from '../shared/clock.port';
import type { IdentityApplications } from './identity-applications.port';
import type { ObjectStorage } from './object-storage.port';

interface SelfieLinks {
  fileName: string;
  upload: string;
  /** For the verifier. */
  download: string;
}

/** Links to one selfie of the caller, for a confirmed application too (BD-50, X-076). */
export class CreateSelfieLinks {
  constructor(
    private readonly applications: IdentityApplications,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  async execute(customerId: number, applicationId: string): Promise<SelfieLinks> {
    if (!isApplicationId(applicationId)) throw refused({ kind: 'application-id-malformed' });
    const application = await this.applications.claim(applicationId, customerId);
    if (!application) throw refused({ kind: 'application-not-found' });
    await this.applications.recordUpload(applicationId, this.clock.now());
    const fileName = pictureName(applicationId, 'selfie');
    const [upload, download] = await Promise.all([
      this.storage.link('PUT', fileName),
      this.storage.link('GET', fileName),
    ]);
    return { fileName, upload, download };
  }
}
