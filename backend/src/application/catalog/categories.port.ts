import type { Category } from '../../domain/catalog/category-tree';
import type { Area } from '../../domain/location/area';

/** The category tree. */
export abstract class Categories {
  /**
   * The categories of the menu, each with its own picture or its first product's; with a speed, only those that have
   * products at that speed.
   */
  abstract inMenu(area: Area): Promise<Category[]>;

  /** The product's deepest categories: those without a child that also contains it. */
  abstract mostSpecificOf(productId: number): Promise<number[]>;
}
