import { MAX_PICTURE_BYTES, type PictureKind, pictureKindOf } from '../../../rules/identity/picture';
import { pictureTexts } from '../../texts/identity/picture';
import { failed, ok, type Result } from '../shared/result';

/** A picture that may be sent for an identity check. */
export interface Picture {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file is not a valid picture, as a text for the shopper. */
interface InvalidPicture {
  readonly kind: 'invalid-picture';
  readonly message: string;
}

/** Detected by its first bytes, not by its name (KYC-13, KYC-16). */
export function parsePicture(
  bytes: Uint8Array<ArrayBuffer>,
  kinds: readonly PictureKind[] = ['jpeg', 'png'],
): Result<Picture, InvalidPicture> {
  const kind = pictureKindOf(bytes, kinds);
  if (bytes.length === 0) return invalidPicture(pictureTexts.empty);
  if (!kind) return invalidPicture(pictureTexts.notPicture(kinds.map((each) => each.toUpperCase())));
  if (bytes.length > MAX_PICTURE_BYTES) return pictureTooLarge();
  return ok({ kind, bytes });
}

export const pictureTooLarge = () => invalidPicture(pictureTexts.tooLarge);

const invalidPicture = (message: string) => failed<InvalidPicture>({ kind: 'invalid-picture', message });
