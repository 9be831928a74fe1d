import type { SpeedType } from '../shared/speed-type';

/** A size that is sold in the area, at its lowest active price there. */
export interface ListedVariant {
  id: number;
  sku: string;
  size: string;
  priceCents: number;
  speeds: SpeedType[];
  inStock: boolean;
}

export interface ListedProduct {
  id: number;
  type: 'config' | 'simple';
  name: string;
  sku: string;
  image: string;
  variants: ListedVariant[];
  /** The stars of each review. */
  ratings: number[];
  /** The day, in UTC, on which the product, a size or an offer changed last; null if unknown. */
  changedOn: string | null;
}
