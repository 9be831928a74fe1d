/** Largest accepted picture: 5 MiB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

export type PictureKind = 'jpeg' | 'png';

const SIGNATURES: Readonly<Record<PictureKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The file's type by its first bytes, whatever its name (KYC-13, KYC-16). */
export const pictureKindOf = (bytes: Uint8Array, kinds: readonly PictureKind[]): PictureKind | undefined =>
  kinds.find((kind) => SIGNATURES[kind].every((byte, index) => bytes[index] === byte));
