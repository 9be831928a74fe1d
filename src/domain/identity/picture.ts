import { failed, ok, type Result } from '../shared/result';

/** 5 MiB, as the backend takes them. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

export type PictureKind = 'jpeg' | 'png';

/** A photo that may be sent for an identity check. */
export interface Picture {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file is no such photo, in words for who chose it. */
export interface NoPicture {
  readonly kind: 'no-picture';
  readonly message: string;
}

const MAGIC: Readonly<Record<PictureKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Judged by what it begins with, not by its name (KYC-13, KYC-16). */
export function toPicture(
  bytes: Uint8Array<ArrayBuffer>,
  kinds: readonly PictureKind[] = ['jpeg', 'png'],
): Result<Picture, NoPicture> {
  const kind = kinds.find((each) => MAGIC[each].every((byte, index) => bytes[index] === byte));
  if (bytes.length === 0) return noPicture('This file is empty.');
  if (!kind)
    return noPicture(`This is not a ${kinds.map((each) => each.toUpperCase()).join(' or ')} picture.`);
  if (bytes.length > MAX_PICTURE_BYTES) return tooLarge();
  return ok({ kind, bytes });
}

export const tooLarge = () => noPicture('This picture is larger than 5 MB.');

const noPicture = (message: string) => failed<NoPicture>({ kind: 'no-picture', message });
