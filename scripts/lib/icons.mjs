import sharp from 'sharp';

/** The background of the pages (`--colour-background`), under icons that must not be transparent. */
const PAPER = '#FBF8F3';

/**
 * Edge length in pixels; the background, transparent by default; and the share of the edge that the logo takes up.
 * Phones crop a maskable icon to a shape; a circle of 80 % is always visible.
 * @type {Record<string, { size: number, ground?: string, share?: number }>}
 */
export const ICONS = {
  'icon-32.png': { size: 32 },
  'apple-touch-icon.png': { size: 180, ground: PAPER, share: 0.8 },
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'icon-maskable-512.png': { size: 512, ground: PAPER, share: 0.7 },
};

/** Sizes in favicon.ico, for browsers that do not know SVG icons. */
export const FAVICON_SIZES = [16, 32, 48];

/** A logo of 32 units, as a PNG. */
export async function drawIcon(logo, { size, ground = '#0000', share = 1 }) {
  const inner = Math.round(size * share);
  const picture = await sharp(logo, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file: a directory of PNG pictures, and the pictures. */
export function icoFile(pictures) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
