import { SeededRandom } from '../seeded-random';
import { darken, deepen, lighten } from '../colour';
import { rounded } from '../svg';

/** Petal outlines: base at 0 0, tip at 0 -40. */
const PETALS = {
  round: 'M0 2C-24 0 -30 -34 -8 -39C-3 -41 3 -41 8 -39C30 -34 24 0 0 2Z',
  frilled: 'M0 2C-18 -2 -28 -22 -20 -35L-14 -33 -9 -40 -3 -36 3 -41 9 -36 14 -39 20 -34C28 -22 18 -2 0 2Z',
  slim: 'M0 2C-7 -4 -9 -30 0 -41C9 -30 7 -4 0 2Z',
  pointed: 'M0 2C-13 -6 -15 -26 0 -44C15 -26 13 -6 0 2Z',
  wide: 'M0 2C-30 6 -38 -26 -16 -36C-8 -39 -3 -34 0 -32C3 -34 8 -39 16 -36C38 -26 30 6 0 2Z',
  cluster: 'M0 -2C-12 -2 -20 -8 -15 -17C-26 -22 -20 -34 -9 -32C-8 -44 8 -44 9 -32C20 -34 26 -22 15 -17C20 -8 12 -2 0 -2Z',
  toothed: 'M0 2L-15 -30 -11 -33 -8 -38 -4 -35 0 -41 4 -35 8 -38 11 -33 15 -30Z',
} as const;

/** A bloom made of a ring of petals, repeated at smaller scales. */
interface RingFlower {
  readonly petal: keyof typeof PETALS;
  readonly petals: number;
  /** Scale and rotation of each ring, the outermost first. */
  readonly rings: readonly (readonly [scale: number, turn: number])[];
  readonly centre: (heart: string) => string;
  /** How much neighbouring petals differ. */
  readonly jitter: number;
}

const dotsOn = (count: number, radius: number, size: number, fill: string) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2.4) % (Math.PI * 2);
    const reach = radius * Math.sqrt((i + 0.5) / count);
    return `<circle cx="${rounded(Math.cos(angle) * reach)}" cy="${rounded(Math.sin(angle) * reach)}" r="${size}" fill="${fill}"/>`;
  }).join('');

const button = (radius: number) => (heart: string) =>
  `<circle r="${radius}" fill="${heart}"/><circle r="${radius * 0.62}" fill="${darken(heart, 0.18)}"/>${dotsOn(9, radius * 0.85, 1.1, lighten(heart, 0.45))}`;

const spiral = (heart: string) =>
  `<path d="M-6 1C-6 -7 6 -7 6 0C6 6 -3 6 -3 1C-3 -3 3 -3 3 0" fill="none" stroke="${heart}" stroke-width="1.8" stroke-linecap="round"/>`;

const stamens = (heart: string) =>
  [-50, -22, 8, 36, 70]
    .map((a) => `<path d="M0 0C-2 -10 0 -16 3 -22" stroke="${lighten(heart, 0.5)}" fill="none" transform="rotate(${a})"/><ellipse cx="3" cy="-23" rx="3.2" ry="1.6" fill="${heart}" transform="rotate(${a})"/>`)
    .join('');

const lip = (heart: string) =>
  `<path d="M0 -4C-14 2 -12 18 0 20C12 18 14 2 0 -4Z" fill="${heart}"/><circle r="4.5" fill="${lighten(heart, 0.7)}"/><path d="M0 6V16" stroke="${darken(heart, 0.4)}"/>`;

const florets = (heart: string) => dotsOn(9, 38, 2.4, lighten(heart, 0.6));

const FLOWERS = {
  rose: { petal: 'round', petals: 6, jitter: 7, centre: spiral, rings: [[1.12, 0], [0.9, 28], [0.68, 10], [0.47, 40], [0.27, 0]] },
  peony: { petal: 'frilled', petals: 8, jitter: 9, centre: spiral, rings: [[1.2, 0], [1, 22], [0.78, 5], [0.56, 30], [0.34, 0]] },
  ranunculus: { petal: 'round', petals: 8, jitter: 4, centre: button(4), rings: [[1.08, 0], [0.9, 22], [0.72, 8], [0.54, 28], [0.37, 4], [0.22, 0]] },
  carnation: { petal: 'toothed', petals: 10, jitter: 12, centre: spiral, rings: [[1.12, 0], [0.9, 17], [0.68, 4], [0.45, 20]] },
  dahlia: { petal: 'slim', petals: 14, jitter: 2, centre: button(5), rings: [[1.16, 0], [0.94, 13], [0.72, 4], [0.5, 13]] },
  daisy: { petal: 'slim', petals: 14, jitter: 4, centre: button(12), rings: [[1.05, 0], [0.98, 13]] },
  sunflower: { petal: 'pointed', petals: 14, jitter: 4, centre: button(19), rings: [[1.22, 0], [1.1, 13]] },
  lily: { petal: 'pointed', petals: 3, jitter: 3, centre: stamens, rings: [[1.36, 0], [1.3, 60]] },
  anemone: { petal: 'round', petals: 6, jitter: 5, centre: button(9), rings: [[1.15, 0], [0.9, 30]] },
  hydrangea: { petal: 'cluster', petals: 9, jitter: 6, centre: florets, rings: [[1.16, 0], [0.86, 20], [0.56, 8], [0.3, 30]] },
  orchid: { petal: 'wide', petals: 3, jitter: 0, centre: lip, rings: [[1.12, 60], [0.95, 0]] },
} as const satisfies Record<string, RingFlower>;

type RingFlowerName = keyof typeof FLOWERS;

export interface Bloom {
  readonly flower: RingFlowerName | 'tulip';
  readonly colour: string;
  readonly heart?: string;
}

/** SVG definitions of a bloom: its petal, two gradients, and the whole bloom, about 50 in radius. */
export function defineBloom(id: string, bloom: Bloom): string {
  if (bloom.flower === 'tulip') return defineTulip(id, bloom.colour);
  const flower: RingFlower = FLOWERS[bloom.flower];
  const chance = new SeededRandom(bloom.flower.length * 31 + flower.petals);
  const ring = Array.from({ length: flower.petals }, (_, i) => {
    const angle = (360 / flower.petals) * i + chance.between(-flower.jitter, flower.jitter);
    return `<use href="#${id}p" transform="rotate(${Math.round(angle)})"/>`;
  }).join('');
  const rings = flower.rings.map(([scale, turn]) => `<use href="#${id}r" transform="scale(${scale})rotate(${turn})"/>`).join('');
  const heart = bloom.heart ?? deepen(deepen(bloom.colour));
  const shade = `<circle cx="2" cy="6" r="56" fill="url(#sh)" opacity=".6"/>`;
  return petalDefs(id, bloom, PETALS[flower.petal]) + `<g id="${id}r">${ring}</g><g id="${id}">${shade}${rings}${flower.centre(heart)}</g>`;
}

function petalDefs(id: string, bloom: Bloom, d: string): string {
  const { colour } = bloom;
  const deep = deepen(colour);
  return (
    `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.3)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${deepen(deep)}"/></linearGradient>` +
    `<path id="${id}p" d="${d}" fill="url(#${id}g)" stroke="${deepen(deep)}" stroke-opacity=".4" stroke-width=".8"/>`
  );
}

function defineTulip(id: string, colour: string): string {
  const dark = deepen(colour);
  return (
    `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.3)}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<g id="${id}" stroke="${dark}" stroke-opacity=".35" stroke-width=".9"><path d="M-8 -44C-22 -22 -16 12 0 24C16 12 22 -22 8 -44L0 -32Z" fill="${dark}"/>` +
    `<path d="M-30 -36C-42 4 -24 34 0 36C-12 14 -12 -14 -30 -36Z" fill="url(#${id}g)"/><path d="M30 -36C42 4 24 34 0 36C12 14 12 -14 30 -36Z" fill="url(#${id}g)"/>` +
    `<path d="M0 -40C-20 -18 -20 18 0 36C20 18 20 -18 0 -40Z" fill="url(#${id}g)"/><path d="M0 -30C-3 -8 -3 12 0 30" fill="none"/></g>`
  );
}
