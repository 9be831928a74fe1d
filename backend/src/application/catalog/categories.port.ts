import type { CategoryFacts } from '../../domain/catalog/category-facts';
import type { Category } from '../../domain/catalog/category-tree';
import type { ChosenFilters } from '../../domain/catalog/listing-criteria';
import type { Area } from '../../domain/location/area';

/** The category tree, and the products of each category. */
export abstract class Categories {
  /** @param chosen the filters by which products are counted; all filters of the category are offered */
  abstract facts(categoryId: number, chosen: ChosenFilters): Promise<CategoryFacts>;

  /**
   * The categories of the menu, each with its own picture or its first product's; with a speed, only those that have
   * products at that speed.
   */
  abstract inMenu(area: Area): Promise<Category[]>;

  /** The product's deepest categories: those without a child that also contains it. */
  abstract mostSpecificOf(productId: number): Promise<number[]>;
}
