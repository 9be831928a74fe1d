/** Largest accepted picture: 5 MiB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

export type PictureKind = 'jpeg' | 'png';
