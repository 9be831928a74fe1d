import type { MotifName } from '../pictures/bottle/crest-motifs';
import type { ClosureName } from '../pictures/bottle/closure';
import type { LabelStyle } from '../pictures/bottle/label-design';
import type { ShapeName } from '../pictures/bottle/shapes';

/** A producer: all its bottles share a crest, a label's manner and a story. Every one is invented. */
export interface House {
  readonly name: string;
  readonly motif: MotifName;
  readonly style: LabelStyle;
  readonly paper: string;
  readonly ink: string;
  /** One expression after another takes the next. */
  readonly accents: readonly string[];
  readonly cap: string;
  readonly story: string;
  /** A bottle of the house's own, where its trade leaves the choice. */
  readonly shape?: ShapeName;
  readonly closure?: ClosureName;
}

type Look = readonly [
  motif: MotifName,
  style: LabelStyle,
  paper: string,
  ink: string,
  accents: readonly string[],
  cap: string,
];

export function house(
  name: string,
  look: Look,
  story: string,
  shape?: ShapeName,
  closure?: ClosureName,
): House {
  const [motif, style, paper, ink, accents, cap] = look;
  return { name, motif, style, paper, ink, accents, cap, story, shape, closure };
}
