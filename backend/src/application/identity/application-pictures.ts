import { refused } from '../../domain/identity/identity-refusal';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import { PICTURE_PARTS, type PicturePart, pictureName } from '../../domain/identity/picture-name';
import type { IdentityPictures } from './identity-verifier.port';
import type { ObjectStorage } from './object-storage.port';
import type { PictureConverter } from './picture-converter.port';

/** The stored pictures of applications. */
export class ApplicationPictures {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly converter: PictureConverter,
  ) {}

  /** All three pictures of an application, or undefined if one is missing. */
  async all(applicationId: string): Promise<IdentityPictures | undefined> {
    const [front, back, selfie] = await Promise.all([
      this.storage.get(pictureName(applicationId, 'front'), MAX_PICTURE_BYTES),
      this.storage.get(pictureName(applicationId, 'back'), MAX_PICTURE_BYTES),
      this.selfie(applicationId),
    ]);
    return front && back && selfie ? { front, back, selfie } : undefined;
  }

  /** Validated again: a bucket stores whatever a browser uploads. */
  async selfie(applicationId: string): Promise<Buffer | undefined> {
    const bytes = await this.storage.get(pictureName(applicationId, 'selfie'), MAX_PICTURE_BYTES);
    return bytes && this.converter.toJpeg(bytes, ['jpeg']);
  }

  async put(applicationId: string, part: PicturePart, picture: Buffer): Promise<void> {
    await this.storage.put(pictureName(applicationId, part), picture).catch(() => {
      throw refused({ kind: 'picture-not-stored' });
    });
  }

  async removeSelfie(applicationId: string): Promise<void> {
    await this.storage.remove(pictureName(applicationId, 'selfie'));
  }

  async removeAll(applicationId: string): Promise<void> {
    await Promise.all(PICTURE_PARTS.map((part) => this.storage.remove(pictureName(applicationId, part))));
  }
}
