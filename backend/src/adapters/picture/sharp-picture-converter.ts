import { PictureConverter } from '../../application/identity/picture-converter.port';
import type { PictureKind } from '../../domain/identity/picture';

/** A file of a few kilobytes can declare a picture of a gigabyte; no phone's camera exceeds this. */
const MAX_PIXELS = 60_000_000;

/** Enough to read a document and to recognise a face. */
const MAX_SIDE = 2_400;

const MAGIC: Readonly<Record<PictureKind, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

export class SharpPictureConverter extends PictureConverter {
  async toJpeg(bytes: Buffer, kinds: readonly PictureKind[]): Promise<Buffer | undefined> {
    if (!kinds.some((kind) => bytes.subarray(0, MAGIC[kind].length).equals(MAGIC[kind]))) return undefined;
    const { default: sharp } = await import('sharp');
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer()
      .catch(() => undefined);
  }
}
