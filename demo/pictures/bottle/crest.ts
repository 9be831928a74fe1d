import { SeededRandom } from '../seeded-random';
import { at, n } from '../svg';
import { MOTIFS, type MotifName } from './crest-motifs';

type Frame = (ink: string) => { readonly art: string; readonly scale: number };

const stroke = (ink: string, width: number) => `fill="none" stroke="${ink}" stroke-width="${width}"`;

function laurel(ink: string): string {
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const angle = ((24 + i * 24) * Math.PI) / 180;
    const x = Math.sin(angle) * 26;
    const y = Math.cos(angle) * 26;
    const turn = 90 - (24 + i * 24);
    const leaf = `<ellipse rx="6" ry="2.2" transform="translate(${n(x)} ${n(y)})rotate(${n(turn - 24)})"/>`;
    return leaf + `<g transform="scale(-1 1)">${leaf}</g>`;
  });
  return `<g fill="${ink}">${leaves.join('')}</g>`;
}

const FRAMES: readonly Frame[] = [
  () => ({ art: '', scale: 1.25 }),
  (ink) => ({ art: `<circle r="29" ${stroke(ink, 1.6)}/><circle r="26" ${stroke(ink, 0.7)}/>`, scale: 0.92 }),
  (ink) => ({
    art: `<path d="M-24 -28H24V4C24 18 10 27 0 31C-10 27 -24 18 -24 4Z" ${stroke(ink, 1.8)}/>`,
    scale: 0.9,
  }),
  (ink) => ({ art: laurel(ink), scale: 0.9 }),
  (ink) => ({
    art: `<path d="M0 -33L33 0L0 33L-33 0Z" ${stroke(ink, 1.4)}/><path d="M0 -28L28 0L0 28L-28 0Z" ${stroke(ink, 0.6)}/>`,
    scale: 0.72,
  }),
  (ink) => ({ art: `<ellipse rx="24" ry="30" ${stroke(ink, 1.6)}/>`, scale: 0.86 }),
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
