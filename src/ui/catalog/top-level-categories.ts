import { ALL_CATEGORY_ID, type Category } from '../../domain/catalog/category';

/** The top level of the menu: the children of the root category. */
export const topLevelCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((category) => (category.id === ALL_CATEGORY_ID ? category.children : [category]));

/** A category of any depth; null if there is none with this id. */
export const findCategory = (tree: readonly Category[], id: string): Category | null =>
  tree.map((branch) => branch.find(id)).find((found) => found !== null) ?? null;

/** The trail from a top-level category down to a category; the root's trail is only itself. */
export const trailOf = (category: Category): readonly Category[] =>
  category.trail.filter(({ id }) => id !== ALL_CATEGORY_ID || category.id === ALL_CATEGORY_ID);
