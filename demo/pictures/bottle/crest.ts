import { SeededRandom } from '../seeded-random';
import { at } from '../svg';
import { MOTIFS, type MotifName } from './crest-motifs';

type Frame = (ink: string) => { readonly art: string; readonly scale: number };

const stroke = (ink: string, width: number) => `fill="none" stroke="${ink}" stroke-width="${width}"`;

const FRAMES: readonly Frame[] = [
  () => ({ art: '', scale: 1.25 }),
  (ink) => ({ art: `<circle r="29" ${stroke(ink, 1.6)}/><circle r="26" ${stroke(ink, 0.7)}/>`, scale: 0.92 }),
  (ink) => ({
    art: `<path d="M-24 -28H24V4C24 18 10 27 0 31C-10 27 -24 18 -24 4Z" ${stroke(ink, 1.8)}/>`,
    scale: 0.9,
  }),
];

export interface CrestDesign {
  readonly motif: MotifName;
  /** Selects the frame and its proportions, so that two producers with one motif differ. */
  readonly seed: number;
}

/** A crest around the origin, `size` high. */
export function drawCrest(design: CrestDesign, ink: string, size: number): string {
  const chance = new SeededRandom(design.seed);
  const frame = chance.pick(FRAMES)(ink);
  const device = `<g fill="${ink}" color="${ink}" transform="scale(${frame.scale})">${MOTIFS[design.motif]}</g>`;
  return at(0, 0, frame.art + device, size / 66);
}
