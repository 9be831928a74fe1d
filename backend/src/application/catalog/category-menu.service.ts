import type { Database } from '../../adapters/postgres/database';
import type { Area } from '../../domain/location/area';
import { categoryTrees, type CategoryNode } from '../../domain/catalog/category-tree';
import { menuCategories } from '../../adapters/postgres/catalog/category.repository';
import { RecentAnswers } from './recent-answers';

export class CategoryMenuService {
  private readonly recent: RecentAnswers<CategoryNode[]>;

  constructor(
    private readonly db: Database,
    rememberSeconds: number,
  ) {
    this.recent = new RecentAnswers(rememberSeconds);
  }

  /** The menu's trees, with the goods of one delivery speed or of all (BD-08). */
  trees(area: Area): Promise<CategoryNode[]> {
    return this.recent.get(JSON.stringify(area), async () =>
      categoryTrees(await menuCategories(this.db, area)),
    );
  }
}
