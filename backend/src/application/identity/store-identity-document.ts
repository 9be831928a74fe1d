import { refused } from '../../domain/identity/identity-refusal';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import type { DocumentPart } from '../../domain/identity/picture-name';
import type { Clock } from '../shared/clock.port';
import type { ApplicationPictures } from './application-pictures';
import type { IdentityApplications } from './identity-applications.port';
import type { PictureConverter } from './picture-converter.port';

/** One uploaded side of a document. */
export interface IdentityDocumentPicture {
  applicationId: string;
  part: DocumentPart;
  bytes: Buffer;
}

/** Stores one side of the document of an application (BD-24). */
export class StoreIdentityDocument {
  constructor(
    private readonly applications: IdentityApplications,
    private readonly pictures: ApplicationPictures,
    private readonly converter: PictureConverter,
    private readonly clock: Clock,
  ) {}

  async execute(customerId: number, { applicationId, part, bytes }: IdentityDocumentPicture): Promise<void> {
    if (bytes.length > MAX_PICTURE_BYTES) throw refused({ kind: 'picture-too-large' });
    const application = await this.applications.claim(applicationId, customerId);
    if (!application) throw refused({ kind: 'application-not-found' });
    if (application.confirmedAt) throw refused({ kind: 'application-already-verified' });
    const picture = await this.converter.toJpeg(bytes, ['jpeg', 'png']);
    if (!picture) throw refused({ kind: 'not-a-picture' });
    await this.applications.recordUpload(applicationId, this.clock.now());
    await this.pictures.put(applicationId, part, picture);
  }
}
