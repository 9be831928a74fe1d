import type { CategoryRow } from './category-tree';

/** A category as its listing speaks of it, and what is found in it: the filters that it offers (BD-11). */
export interface CategoryFacts {
  /** null: no category has this id. */
  category: { responseCode: 1 | -1; emptyMessage: string | null } | null;
  /** null: nothing of it is sold here. */
  minCents: number | null;
  maxCents: number | null;
  sizes: string[];
  /** Values of the bands that hold a product. */
  bands: string[];
  /** The category and its descendants that hold a product, three levels at most (LIST-16). */
  tree: CategoryRow[];
}
