import type { IdentityPictures } from './identity-verifier.port';
import type { ObjectStorage } from './object-storage.port';
import { MAX_PICTURE_BYTES, toPicture } from './picture';
import { PICTURE_PARTS, pictureName } from '../../domain/identity/picture-name';

/** All three pictures of an application, or undefined when one is missing. */
export async function readPictures(
  storage: ObjectStorage,
  applicationId: string,
): Promise<IdentityPictures | undefined> {
  const [front, back, selfie] = await Promise.all([
    storage.get(pictureName(applicationId, 'aadhaar_front'), MAX_PICTURE_BYTES),
    storage.get(pictureName(applicationId, 'aadhaar_back'), MAX_PICTURE_BYTES),
    readSelfie(storage, applicationId),
  ]);
  return front && back && selfie ? { front, back, selfie } : undefined;
}

/** Looked at again: a bucket takes whatever a browser puts there. */
export async function readSelfie(storage: ObjectStorage, applicationId: string): Promise<Buffer | undefined> {
  const bytes = await storage.get(pictureName(applicationId, 'selfie'), MAX_PICTURE_BYTES);
  return bytes && toPicture(bytes, ['jpeg']);
}

export async function removePictures(storage: ObjectStorage, applicationId: string): Promise<void> {
  await Promise.all(PICTURE_PARTS.map((part) => storage.remove(pictureName(applicationId, part))));
}
