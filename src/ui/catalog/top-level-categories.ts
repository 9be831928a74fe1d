import { ALL_CATEGORY_ID, type Category } from '../../domain/catalog/category';

/** The categories that the menu starts with: in place of the root that holds everything, its children. */
export const topLevelCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((category) => (category.id === ALL_CATEGORY_ID ? category.children : [category]));

/** A category of any depth; null when the menu does not hold it. */
export const findCategory = (tree: readonly Category[], id: string): Category | null =>
  tree.map((branch) => branch.find(id)).find((found) => found !== null) ?? null;

/** The path from a top-level category down to a category, itself last; the root has no path but itself. */
export const trailOf = (category: Category): readonly Category[] =>
  category.trail.filter(({ id }) => id !== ALL_CATEGORY_ID || category.id === ALL_CATEGORY_ID);
