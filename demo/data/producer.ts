import type { MotifName } from '../pictures/bottle/crest-motifs';
import type { ClosureName } from '../pictures/bottle/closure';
import type { LabelStyle } from '../pictures/bottle/label-design';
import type { ShapeName } from '../pictures/bottle/shapes';

/** A producer: all its bottles share a crest, a label style and a story. All are fictional. */
export interface Producer {
  readonly name: string;
  readonly motif: MotifName;
  readonly style: LabelStyle;
  readonly paper: string;
  readonly ink: string;
  /** The label colours of its products, in turn. */
  readonly accents: readonly string[];
  readonly cap: string;
  readonly story: string;
  /** A bottle shape of its own, if the kind of drink allows several. */
  readonly shape?: ShapeName;
  readonly closure?: ClosureName;
}

type Look = readonly [motif: MotifName, style: LabelStyle, paper: string, ink: string, accents: readonly string[], cap: string];

export function producer(name: string, look: Look, story: string, shape?: ShapeName, closure?: ClosureName): Producer {
  const [motif, style, paper, ink, accents, cap] = look;
  return { name, motif, style, paper, ink, accents, cap, story, shape, closure };
}
