import type { Category } from './category-tree';

/** A category with its message, code and available filters (BD-11). */
export interface CategoryFacts {
  /** null if there is no such category. */
  category: { responseCode: 1 | -1; emptyMessage: string | null } | null;
  /** null if nothing of it is sold in the area. */
  minCents: number | null;
  maxCents: number | null;
  sizes: CountedValue[];
  /** The price bands that contain a product. */
  bands: CountedValue[];
  /** The category and its descendants that contain products, at most three levels (LIST-16). */
  tree: (Category & Counted)[];
}

interface Counted {
  /** The products that would be listed with this choice and those of the other filters. */
  count: number;
}

export interface CountedValue extends Counted {
  value: string;
}
