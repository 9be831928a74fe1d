import type { IdentityDocumentPicture } from '../../../application/identity/store-identity-document';
import { refused } from '../../../domain/identity/identity-refusal';
import { parsePictureName } from '../../../domain/identity/picture-name';
import type { Call } from '../operation';
import { fromBase64 } from './base64';

/** The file name tells whose document it is, and which side. */
export function parseDocumentPicture({
  fileName,
  imageData,
}: Call<'uploadIdentityDocument'>['body']): IdentityDocumentPicture {
  const named = parsePictureName(fileName);
  if (!named || named.part === 'selfie') throw refused({ kind: 'picture-name-malformed' });
  const bytes = fromBase64(imageData);
  if (!bytes) throw refused({ kind: 'not-a-picture' });
  return { applicationId: named.applicationId, part: named.part, bytes };
}
