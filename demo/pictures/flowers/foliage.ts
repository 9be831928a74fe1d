import { darken, lighten } from '../colour';
import { n } from '../svg';

/** Round leaves and buds are dots: strokes of zero length with a round cap. */
function dots(spots: readonly (readonly [number, number])[], size: number, colour: string): string {
  const d = spots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
}

/** A sprig: its base at 0 0, growing upwards to about -150. */
function eucalyptus(colour: string): string {
  return (
    `<path d="M0 0C3 -50 -3 -90 0 -134" stroke="${darken(colour, 0.3)}" stroke-width="2" fill="none"/>` +
    dots([[14, -32], [-15, -30], [12, -80], [-13, -78]], 26, colour) +
    dots([[-14, -56], [14, -58], [-10, -101], [10, -103]], 22, lighten(colour, 0.16)) +
    dots([[7, -122], [-7, -121], [0, -137]], 14, lighten(colour, 0.28))
  );
}

function ruscus(colour: string): string {
  const leaf = (y: number) => `M0 ${y}c10 -14 24 -18 34 -20c-8 16 -22 22 -34 20z`;
  const other = (y: number) => `M0 ${y}c-10 -14 -24 -18 -34 -20c8 16 22 22 34 20z`;
  const right = [-24, -46, -68, -90, -110].map(leaf).join('');
  const left = [-34, -56, -78, -100].map(other).join('');
  return (
    `<path d="M0 0V-122" stroke="${darken(colour, 0.3)}" stroke-width="2.2"/><path d="${right}" fill="${colour}"/>` +
    `<path d="${left}M0 -116c-6 -14 -2 -26 0 -32c2 6 6 18 0 32z" fill="${lighten(colour, 0.12)}"/>`
  );
}

function fern(colour: string): string {
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const reach = 30 - i * 2.3;
    return `M${n(-reach)} ${-34 - i * 11}q${n(reach * 0.4)} 2 ${n(reach)} 12q${n(reach * 0.6)} -10 ${n(reach)} -12`;
  }).join('');
  return `<path d="M0 0V-150${fronds}" stroke="${colour}" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}

function gypsophila(colour: string): string {
  const tips: readonly (readonly [number, number])[] = [[-30, -112], [-14, -132], [4, -146], [22, -128], [34, -106], [-22, -90], [14, -98], [-4, -112], [26, -84]];
  const stems = tips.map(([x, y]) => `M0 -40Q${n(x * 0.3)} ${n(y * 0.6)} ${x} ${y}`).join('');
  return `<path d="M0 0V-40${stems}" stroke="#8a9a78" fill="none"/>${dots(tips, 12, colour)}${dots(
    tips.map(([x, y]) => [x + 7, y + 8]),
    8,
    darken(colour, 0.07),
  )}`;
}

function lavender(colour: string): string {
  const spike = (from: number) =>
    Array.from({ length: 4 }, (_, i): readonly [number, number] => [from, -148 + i * 13 + from]);
  return `<path d="M0 0V-120" stroke="#7d8a63" stroke-width="2"/>${dots(spike(-4), 11, colour)}${dots(spike(4), 11, lighten(colour, 0.2))}`;
}

function blade(colour: string): string {
  return `<path d="M0 0C-16 -40 -20 -96 6 -146C12 -96 16 -40 0 0Z" fill="${colour}"/><path d="M0 -4C-4 -50 -2 -100 5 -140" stroke="${lighten(colour, 0.25)}" fill="none"/>`;
}

const FOLIAGE = { eucalyptus, ruscus, fern, gypsophila, lavender, blade } as const;

export type FoliageName = keyof typeof FOLIAGE;

export interface Greenery {
  readonly leaf: FoliageName;
  readonly colour: string;
}

export function defineGreenery(id: string, greenery: Greenery): string {
  return `<g id="${id}">${FOLIAGE[greenery.leaf](greenery.colour)}</g>`;
}
