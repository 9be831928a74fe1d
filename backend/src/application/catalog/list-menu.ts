import { type CategoryNode, categoryTrees } from '../../domain/catalog/category-tree';
import type { Area } from '../../domain/location/area';
import type { Categories } from './categories.port';
import { QueryCache } from './query-cache';

export class ListMenu {
  private readonly cache: QueryCache<CategoryNode[]>;

  constructor(
    private readonly categories: Categories,
    cachedSeconds: number,
  ) {
    this.cache = new QueryCache({ seconds: cachedSeconds });
  }

  /** The trees of the menu, with the products of one speed or of all (BD-08). */
  execute(area: Area): Promise<CategoryNode[]> {
    return this.cache.get(JSON.stringify(area), async () =>
      categoryTrees(await this.categories.inMenu(area)),
    );
  }
}
