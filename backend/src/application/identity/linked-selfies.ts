import { refused } from '../../domain/identity/identity-refusal';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import { parsePictureName } from '../../domain/identity/picture-name';
import type { Clock } from '../shared/clock.port';
import type { ApplicationPictures } from './application-pictures';
import type { IdentityApplications } from './identity-applications.port';
import type { LinkMethod, ObjectStorage } from './object-storage.port';
import type { PictureConverter } from './picture-converter.port';
import type { SignedLinks, SignedParts } from './signed-links.port';

/** Selfies that are uploaded and downloaded by links to this server; the link is the permission. */
export class LinkedSelfies {
  constructor(
    private readonly links: SignedLinks,
    private readonly applications: IdentityApplications,
    private readonly storage: ObjectStorage,
    private readonly pictures: ApplicationPictures,
    private readonly converter: PictureConverter,
    private readonly clock: Clock,
  ) {}

  async store(fileName: string, link: SignedParts, bytes: Buffer): Promise<void> {
    const applicationId = this.applicationOf('PUT', fileName, link);
    const picture = await this.converter.toJpeg(bytes, ['jpeg']);
    if (!picture) throw refused({ kind: 'not-a-jpeg' });
    const exists = await this.applications.recordUpload(applicationId, this.clock.now());
    if (!exists) throw refused({ kind: 'selfie-link-invalid' });
    await this.pictures.put(applicationId, 'selfie', picture);
  }

  async read(fileName: string, link: SignedParts): Promise<Buffer | undefined> {
    this.applicationOf('GET', fileName, link);
    return this.storage.get(fileName, MAX_PICTURE_BYTES);
  }

  private applicationOf(method: LinkMethod, fileName: string, link: SignedParts): string {
    const status = this.links.statusOf(method, fileName, link);
    const named = parsePictureName(fileName);
    if (status === 'expired') throw refused({ kind: 'selfie-link-expired' });
    if (status === 'invalid' || named?.part !== 'selfie') throw refused({ kind: 'selfie-link-invalid' });
    return named.applicationId;
  }
}
