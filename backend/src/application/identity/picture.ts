/** The largest picture that is taken, in bytes: 5 MiB. */
export const MAX_PICTURE_BYTES = 5 * 1_048_576;

/** A few kilobytes can say that they are a picture of a gigabyte; no camera of a phone takes more than this. */
const MAX_PIXELS = 60_000_000;

/** Enough to read a document by, and to tell a face. */
const LONGEST_SIDE = 2_400;

export type PictureKind = 'jpeg' | 'png';

const MAGIC: Readonly<Record<PictureKind, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/**
 * A JPEG made anew from the pixels of what was sent, upright and without metadata, so that neither a place nor a
 * program hides in it; undefined when what was sent is no whole picture of these kinds, whatever its name says.
 */
export async function toPicture(
  bytes: Buffer,
  kinds: readonly PictureKind[] = ['jpeg', 'png'],
): Promise<Buffer | undefined> {
  if (!kinds.some((kind) => bytes.subarray(0, MAGIC[kind].length).equals(MAGIC[kind]))) return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => undefined);
}

/** The bytes behind base64 text, with or without a data URL's prefix; undefined when it is something else. */
export function fromBase64(text: string): Buffer | undefined {
  const encoded = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  const bytes = Buffer.from(encoded, 'base64');
  // Not by a pattern: on megabytes of text it may run out of its stack.
  return encoded !== '' && bytes.toString('base64') === encoded ? bytes : undefined;
}
