/** The three pictures of an application: both sides of the document, and the selfie. */
export type PicturePart = 'front' | 'back' | 'selfie';

export const PICTURE_PARTS: readonly PicturePart[] = ['front', 'back', 'selfie'];

/** How their file names end (KYC-13, KYC-14). */
const SUFFIXES: Record<PicturePart, string> = {
  front: '_aadhaar_front.jpg',
  back: '_aadhaar_back.jpg',
  selfie: '_selfie.jpg',
};

/** A side of the document. */
export type DocumentPart = Exclude<PicturePart, 'selfie'>;

/** A generated unique id (KYC-06), of characters that are safe in file names and URLs. */
const APPLICATION_ID = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,62}[A-Za-z0-9])?$/;

export const isApplicationId = (text: string): boolean => APPLICATION_ID.test(text);

export const pictureName = (applicationId: string, part: PicturePart): string =>
  `${applicationId}${SUFFIXES[part]}`;

interface NamedPicture {
  applicationId: string;
  part: PicturePart;
}

/** The application and part that a file name stands for; undefined for any other name, paths included. */
export function parsePictureName(fileName: string): NamedPicture | undefined {
  for (const part of PICTURE_PARTS) {
    const applicationId = fileName.slice(0, -SUFFIXES[part].length);
    if (isApplicationId(applicationId) && pictureName(applicationId, part) === fileName)
      return { applicationId, part };
  }
  return undefined;
}
