import type { ClosureName } from './closure';
import type { CrestDesign } from './crest';
import type { GlassName } from './glass';
import type { LabelDesign, LabelText } from './label-design';
import type { ShapeName } from './shapes';

/** Everything that a bottle is drawn from. */
export interface BottlePicture {
  readonly kind: 'bottle';
  readonly shape: ShapeName;
  readonly glass: GlassName;
  readonly liquid: string;
  readonly closure: ClosureName;
  readonly closureColour: string;
  readonly label: LabelDesign;
  readonly crest: CrestDesign;
  readonly text: LabelText;
}
