import type { PictureKind } from '../../domain/identity/picture';

export abstract class PictureConverter {
  /**
   * A new JPEG of the pixels of what was sent, upright and without metadata, so that neither a location nor a program
   * hides in it; undefined when what was sent is no whole picture of these kinds, whatever its name says.
   */
  abstract toJpeg(bytes: Buffer, kinds: readonly PictureKind[]): Promise<Buffer | undefined>;
}
