import type { components } from '@cork-and-petal/sdk/schema';
import { SPEED_TYPES, type SpeedType } from '../../../domain/shared/speed-type';

type Wire = components['schemas'];

interface CardFacts {
  variants: { speeds: SpeedType[]; inStock: boolean }[];
  ratings: number[];
}

/** What every list shows of a product, whatever else it has. */
export function cardFactsToWire({ variants, ratings }: CardFacts) {
  return {
    speed_id: speedsToWire(variants.flatMap(({ speeds }) => speeds)),
    ...(ratings.length > 0 && { rating: meanOf(ratings) }),
    review_count: ratings.length,
    in_stock: variants.some(({ inStock }) => inStock),
  };
}

/** Each speed once, fastest first. */
export const speedsToWire = (speeds: SpeedType[]): Wire['SpeedList'] =>
  SPEED_TYPES.filter((speed) => speeds.includes(speed)).map((Type) => ({ Type }));

const meanOf = (ratings: number[]): number =>
  Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;
