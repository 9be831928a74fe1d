import type { TestServices } from '../test-services';
import { identityApplications } from '../../src/adapters/postgres/schema';
import { PICTURE_PARTS, pictureName } from '../../src/domain/identity/picture-name';
import { ApplicationPictures } from '../../src/application/identity/application-pictures';

type NewApplication = typeof identityApplications.$inferInsert;

/** A JPEG in one shade: bright, or dark like a covered camera. */
export async function aPhoto(shade: 'bright' | 'dark' = 'bright'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const background = shade === 'dark' ? '#020202' : '#c8b09a';
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** An identity check, without pictures of an earlier state. */
export async function givenApplication(
  { db, storage, pictureConverter }: TestServices,
  application: NewApplication,
): Promise<string> {
  const pictures = new ApplicationPictures(storage, pictureConverter);
  await pictures.removeAll(application.id).catch(() => undefined);
  await db.insert(identityApplications).values(application);
  return application.id;
}

/** Front, back and a selfie of that application. */
export async function givenPictures(
  { storage }: TestServices,
  applicationId: string,
  selfie?: 'bright' | 'dark',
): Promise<void> {
  for (const part of PICTURE_PARTS)
    await storage.put(pictureName(applicationId, part), await aPhoto(part === 'selfie' ? selfie : 'bright'));
}

export async function givenSelfie(
  { storage }: TestServices,
  applicationId: string,
  shade?: 'bright' | 'dark',
): Promise<void> {
  await storage.put(pictureName(applicationId, 'selfie'), await aPhoto(shade));
}
