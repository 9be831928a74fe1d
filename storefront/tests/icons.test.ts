import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcon, FAVICON_SIZES, ICONS } from '../../scripts/lib/icons.mjs';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name));

/** The difference between the colours of two pictures, from 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((png) => sharp(png).resize(64).ensureAlpha().raw().toBuffer()),
  );
  if (!left || !right || left.length !== right.length) return 255;
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}

it.each(Object.entries(ICONS))('%s shows the logo of favicon.svg, in its size', async (name, icon) => {
  const { width, height, format } = await sharp(file(name)).metadata();
  expect([format, width, height]).toEqual(['png', icon.size, icon.size]);
  // Versions of the renderer differ a little at the edges.
  expect(await distance(file(name), await drawIcon(file('favicon.svg'), icon))).toBeLessThan(2);
});

it('favicon.ico has the logo in three sizes', async () => {
  const ico = file('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([
    0,
    1,
    FAVICON_SIZES.length,
  ]);
  for (const [index, size] of FAVICON_SIZES.entries()) {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
    expect([ico.readUInt8(entry), (await sharp(png).metadata()).width]).toEqual([size, size]);
    expect(await distance(png, await drawIcon(file('favicon.svg'), { size }))).toBeLessThan(2);
  }
});
