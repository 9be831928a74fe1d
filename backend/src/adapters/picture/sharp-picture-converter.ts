import type { PictureConverter } from '../../application/identity/picture-converter.port';
import { type PictureKind, pictureKindOf } from '../../../../rules/identity/picture';

/** A file of a few kilobytes can declare a picture of a gigabyte; no phone's camera exceeds this. */
const MAX_PIXELS = 60_000_000;

/** Enough to read a document and to recognise a face. */
const MAX_SIDE = 2_400;

export class SharpPictureConverter implements PictureConverter {
  async toJpeg(bytes: Buffer, kinds: readonly PictureKind[]): Promise<Buffer | undefined> {
    if (!pictureKindOf(bytes, kinds)) return undefined;
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
