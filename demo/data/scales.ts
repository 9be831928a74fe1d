import type { Scale } from '../../backend/src/domain/catalog/scale';
import { SeededRandom } from '../pictures/seeded-random';
import { UNKNOWN_PRODUCT } from './catalogue';
import type { ProductSpec } from './spec';
import { styleOf, type Scales } from './styles';

const SPREAD = 14;

/** The scale of the kind, varied slightly for each product. */
function moved(scale: Scales, seed: number): Scale[] {
  const chance = new SeededRandom(seed);
  return scale.map(([label, middle]) => ({
    label,
    value: Math.max(0, Math.min(100, middle + chance.whole(-SPREAD, SPREAD))),
  }));
}

/** DEMO-27: drinks have a taste scale, except for the unknown one; gifts have none. */
export function tasteOf(spec: ProductSpec): Scale[] | null {
  if (spec.kind !== 'drink' || spec.id === UNKNOWN_PRODUCT) return null;
  return moved(styleOf(spec.category).taste, spec.id);
}

/** How easy cut flowers and potted plants are to keep. */
const CARE: Scales = [['Easy care', 65], ['Vase life', 70], ['Fragrance', 55]];
const POT_CARE: Scales = [['Easy to keep', 70], ['Light', 60], ['Water', 40]];

export function skillOf(spec: ProductSpec): Scale[] | null {
  if (spec.kind === 'flower') return moved(spec.potted ? POT_CARE : CARE, spec.id);
  if (spec.kind !== 'drink' || spec.id === UNKNOWN_PRODUCT) return null;
  const { skill } = styleOf(spec.category);
  return skill === undefined ? null : moved(skill, spec.id + 1);
}
