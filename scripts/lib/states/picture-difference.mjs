import sharp from 'sharp';

/** A channel may differ by this much: the same page is not always smoothed in the same way. */
const TOLERANCE = 3;
const RED = [200, 0, 0, 255];

const pixelsOf = async (png, size) => {
  const extended = size && (await extendedTo(png, size));
  return sharp(extended ?? png)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
};

/** Below and beside a smaller picture there is nothing. */
async function extendedTo(png, { width, height }) {
  const own = await sharp(png).metadata();
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  return sharp(png)
    .extend({ right: width - own.width, bottom: height - own.height, background })
    .png()
    .toBuffer();
}

/**
 * Compares two pictures; where they differ, the third one is red on a pale copy of the second.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ pixels: number, picture: Buffer } | null>} null: they look the same
 */
export async function differenceOf(before, after) {
  if (before.equals(after)) return null;
  const [one, other] = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const [old, { data, info }] = await Promise.all([pixelsOf(before, size), pixelsOf(after, size)]);
  let pixels = 0;
  for (let at = 0; at < data.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs(data[at + channel] - old.data[at + channel]) > TOLERANCE,
    );
    if (differs) pixels++;
    for (let channel = 0; channel < 4; channel++)
      data[at + channel] = differs ? RED[channel] : 255 - Math.round((255 - data[at + channel]) * 0.3);
  }
  if (pixels === 0) return null;
  return { pixels, picture: await sharp(data, { raw: info }).png().toBuffer() };
}
