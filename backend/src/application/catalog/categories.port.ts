import type { CategoryFacts } from '../../domain/catalog/category-facts';
import type { CategoryRow } from '../../domain/catalog/category-tree';
import type { Area } from '../../domain/location/area';

/** The category tree, and what is found in each category. */
export abstract class Categories {
  abstract facts(categoryId: number, area: Area): Promise<CategoryFacts>;

  /** The categories of the menu, each with its picture or else its first product's; only those with goods at that speed, if one is given. */
  abstract inMenu(area: Area): Promise<CategoryRow[]>;

  /** The most special categories that a product stands in: those without a child that holds it too. */
  abstract mostSpecificOf(productId: number): Promise<number[]>;
}
