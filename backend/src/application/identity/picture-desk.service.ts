import type { Database } from '../../adapters/postgres/database';
import { HttpProblem } from '../../adapters/http/http-problem';
import type { Clock } from '../shared/clock';
import type { LinkSigner, SignedParts } from '../../adapters/storage/link-signer';
import type { LinkMethod, ObjectStorage } from './object-storage.port';
import { Refusal } from '../../domain/shared/refusal';
import {
  applicationsWithPicturesOf,
  claimApplication,
  NO_SUCH_APPLICATION,
  noticePicture,
} from '../../adapters/postgres/identity/application.repository';
import { fromBase64, MAX_PICTURE_BYTES, toPicture } from './picture';
import { isApplicationId, parsePictureName, pictureName } from '../../domain/identity/picture-name';
import { removePictures } from './stored-pictures';

const NOT_A_PICTURE = 'This is not a JPEG or PNG image.';

export interface SelfieLinks {
  fileName: string;
  /** To put it there. */
  upload: string;
  /** To fetch it again, for who compares faces. */
  download: string;
}

/** Takes in the pictures of an application (BD-24, BD-50). */
export class PictureDesk {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly storage: ObjectStorage,
    private readonly signer: LinkSigner,
  ) {}

  /** One side of the document, from base64. */
  async storeDocument(customerId: number, fileName: string, imageData: string): Promise<void> {
    const named = parsePictureName(fileName);
    if (!named || named.part === 'selfie') throw new Refusal('The file name is not acceptable.');
    const bytes = fromBase64(imageData);
    if (!bytes) throw new Refusal(NOT_A_PICTURE);
    if (bytes.length > MAX_PICTURE_BYTES) throw new Refusal('The image is larger than 5 MB.');
    const application = await claimApplication(this.db, named.applicationId, customerId);
    if (!application) throw new Refusal(NO_SUCH_APPLICATION);
    if (application.confirmedAt) throw new Refusal('This application is verified already.');
    const picture = await toPicture(bytes);
    if (!picture) throw new Refusal(NOT_A_PICTURE);
    await noticePicture(this.db, named.applicationId, this.clock.now());
    await this.put(fileName, picture);
  }

  /** Notes them as new first: what an upload under way still brings is swept with the rest, within a day. */
  async deleteAllOf(customerId: number): Promise<void> {
    const applications = await applicationsWithPicturesOf(this.db, customerId);
    for (const { id } of applications) {
      await noticePicture(this.db, id, this.clock.now());
      await removePictures(this.storage, id).catch(() => {
        throw new Refusal('The pictures could not be deleted.');
      });
    }
  }

  /** Links to one selfie of the caller's, for an application of a confirmed check too. */
  async linksFor(customerId: number, applicationId: string): Promise<SelfieLinks> {
    if (!isApplicationId(applicationId)) throw new Refusal('The application id is not acceptable.');
    if (!(await claimApplication(this.db, applicationId, customerId))) throw new Refusal(NO_SUCH_APPLICATION);
    await noticePicture(this.db, applicationId, this.clock.now());
    const fileName = pictureName(applicationId, 'selfie');
    const [upload, download] = await Promise.all([
      this.storage.link('PUT', fileName),
      this.storage.link('GET', fileName),
    ]);
    return { fileName, upload, download };
  }

  /** What a link to this server brought. */
  async storeSelfie(fileName: string, link: SignedParts, bytes: Buffer): Promise<void> {
    const applicationId = this.admit('PUT', fileName, link);
    const picture = await toPicture(bytes, ['jpeg']);
    if (!picture) throw new Refusal('This is not a JPEG image.');
    if (!(await noticePicture(this.db, applicationId, this.clock.now()))) throw notValid();
    await this.put(fileName, picture);
  }

  async selfie(fileName: string, link: SignedParts): Promise<Buffer | undefined> {
    this.admit('GET', fileName, link);
    return this.storage.get(fileName, MAX_PICTURE_BYTES);
  }

  /** The link is the permission; answers whose selfie it is. */
  private admit(method: LinkMethod, fileName: string, link: SignedParts): string {
    const verdict = this.signer.judge(method, fileName, link);
    const named = parsePictureName(fileName);
    if (verdict === 'expired') throw new HttpProblem(403, 'This link has expired.');
    if (verdict === 'forged' || named?.part !== 'selfie') throw notValid();
    return named.applicationId;
  }

  private async put(fileName: string, picture: Buffer): Promise<void> {
    await this.storage.put(fileName, picture).catch(() => {
      throw new Refusal('The image could not be stored.');
    });
  }
}

const notValid = () => new HttpProblem(403, 'This link is not valid.');
