import { ALL_CATEGORY_ID, type Category } from '../../domain/catalog/category';

/** What stands at the head of the menu: the root that holds everything steps back behind its own children. */
export const departmentsOf = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((category) => (category.id === ALL_CATEGORY_ID ? category.children : [category]));

/** A category of any depth; null when the menu does not hold it. */
export const findCategory = (tree: readonly Category[], id: string): Category | null =>
  tree.map((branch) => branch.find(id)).find((found) => found !== null) ?? null;

/** The way from its department down to a category, itself last; everything has no way but itself. */
export const trailOf = (category: Category): readonly Category[] =>
  category.trail.filter(({ id }) => id !== ALL_CATEGORY_ID || category.id === ALL_CATEGORY_ID);
