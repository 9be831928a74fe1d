import type { Scale } from '../../backend/src/domain/catalog/scale';
import { SeededRandom } from '../pictures/seeded-random';
import { UNKNOWN_PRODUCT } from './catalogue';
import type { ProductSpec } from './spec';
import { styleOf } from './styles';

const SPREAD = 14;

/** The scale of the kind, varied slightly for each product. */
function moved(scale: readonly (readonly [string, number])[], seed: number): Scale[] {
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

export function skillOf(spec: ProductSpec): Scale[] | null {
  if (spec.kind === 'flower')
    return moved(
      spec.potted
        ? [
            ['Easy to keep', 70],
            ['Light', 60],
            ['Water', 40],
          ]
        : [
            ['Easy care', 65],
            ['Vase life', 70],
            ['Fragrance', 55],
          ],
      spec.id,
    );
  if (spec.kind !== 'drink' || spec.id === UNKNOWN_PRODUCT) return null;
  const { skill } = styleOf(spec.category);
  return skill === undefined ? null : moved(skill, spec.id + 1);
}
