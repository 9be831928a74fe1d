import type { Money } from './money';

/** A product as lists show it: home sections, listings, search hits, similar items. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  /** The lowest price of its sizes; null if unknown. */
  readonly fromPrice: Money | null;
  /** "750 ml", "With Vase": as shown, without the excluded size 0. */
  readonly sizes: readonly string[];
}
