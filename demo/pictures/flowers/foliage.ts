import { darken, lighten } from '../colour';

type Spots = readonly (readonly [x: number, y: number])[];

/** Round leaves and buds are dots: strokes of zero length with a round cap. */
const dots = (spots: Spots, size: number, colour: string) =>
  `<path d="${spots.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;

const stem = (d: string, colour: string, width = 2) => `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

const leaf = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const leaves = (heights: readonly number[], d: string) => heights.map((y) => `M0 ${-y}${d}`).join('');

const TIPS: Spots = [[-30, -112], [-14, -132], [4, -146], [22, -128], [34, -106], [-22, -90], [14, -98], [-4, -112], [26, -84]];

/** Sprigs in a colour: base at 0 0, growing upwards to about -150. */
const FOLIAGE = {
  eucalyptus: (colour: string) =>
    stem('M0 0C3 -50 -3 -90 0 -134', darken(colour, 0.3)) +
    dots([[14, -32], [-15, -30], [12, -80], [-13, -78]], 26, colour) +
    dots([[-14, -56], [14, -58], [-10, -101], [10, -103]], 22, lighten(colour, 0.16)) +
    dots([[7, -122], [-7, -121], [0, -137]], 14, lighten(colour, 0.28)),
  ruscus: (colour: string) =>
    stem('M0 0V-122', darken(colour, 0.3)) +
    leaf(leaves([24, 46, 68, 90, 110], 'c10 -14 24 -18 34 -20c-8 16 -22 22 -34 20z'), colour) +
    leaf(`${leaves([34, 56, 78, 100], 'c-10 -14 -24 -18 -34 -20c8 16 22 22 34 20z')}M0 -116c-6 -14 -2 -26 0 -32c2 6 6 18 0 32z`, lighten(colour, 0.12)),
  fern: (colour: string) =>
    stem(`M0 0V-150${leaves([34, 50, 66, 82], 'm-28 -10q12 2 28 12q16 -10 28 -12')}${leaves([98, 114, 130], 'm-16 -8q8 2 16 10q8 -8 16 -10')}`, colour, 4),
  buds: (colour: string) =>
    stem(`M0 0V-40${TIPS.map(([x, y]) => `M0 -40L${x} ${y}`).join('')}`, '#8a9a78', 1) + dots(TIPS, 13, colour),
  blade: (colour: string) =>
    leaf('M0 0C-16 -40 -20 -96 6 -146C12 -96 16 -40 0 0Z', colour) + stem('M0 -4C-4 -50 -2 -100 5 -140', lighten(colour, 0.25), 1),
};

export interface Greenery {
  readonly leaf: keyof typeof FOLIAGE;
  readonly colour: string;
}

export function defineGreenery(id: string, greenery: Greenery): string {
  return `<g id="${id}">${FOLIAGE[greenery.leaf](greenery.colour)}</g>`;
}
