import { makeAutoObservable, runInAction } from 'mobx';
import type { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import type { Category } from '../../../domain/catalog/category';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { words } from '../../../texts/shared/words';
import { categoryHref } from '../category-href';
import type { Crumb } from '../../shared/breadcrumbs/crumb';
import { storePath } from '../../shared/paths/paths';
import { findCategory, trailOf } from '../top-level-categories';

/** The categories above a product, when its path names one. */
export class CategoryTrail {
  private category: Category | null = null;

  constructor(private readonly catalog: ProductCatalog) {
    makeAutoObservable(this, {}, { deep: false });
  }

  async load(categoryId: string, place: ShoppingPlace): Promise<void> {
    const answer = await this.catalog.categories(place);
    if (answer.ok) runInAction(() => (this.category = findCategory(answer.value, categoryId)));
  }

  crumbsTo(name: string): readonly Crumb[] {
    const trail = this.category ? trailOf(this.category) : [];
    return [
      { label: words.home, href: storePath() },
      ...trail.map((category) => ({ label: category.name, href: categoryHref(category) })),
      { label: name },
    ];
  }
}
