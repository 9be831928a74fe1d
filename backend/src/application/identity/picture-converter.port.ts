import type { PictureKind } from '../../../../rules/identity/picture';

export abstract class PictureConverter {
  /**
   * Re-encodes a picture as an upright JPEG without metadata, which removes locations and embedded code; undefined if
   * it is not a complete picture of these kinds, whatever its name says.
   */
  abstract toJpeg(bytes: Buffer, kinds: readonly PictureKind[]): Promise<Buffer | undefined>;
}
