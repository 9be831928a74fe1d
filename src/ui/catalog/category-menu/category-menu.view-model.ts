import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { Log } from '../../../application/shared/log.port';
import type { Category } from '../../../domain/catalog/category';
import { categoryHref } from '../category-href';
import { PlaceStore } from '../../location/place.store';
import { topLevelCategories } from '../top-level-categories';

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly children: readonly MenuEntry[];
}

/** The categories in the header (HEAD-08..12). */
@injectable()
export class CategoryMenuViewModel {
  hasFailed = false;
  private tree: readonly Category[] = [];

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly placeStore: PlaceStore,
    private readonly log: Log,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get categories(): readonly MenuEntry[] {
    return topLevelCategories(this.tree).map(toEntry);
  }

  /** A failure is only logged: the shop is usable without its menu, and the shopper can retry (ERR-10). */
  async open(): Promise<void> {
    const answer = await this.catalog.categories(this.placeStore.place);
    runInAction(() => {
      this.hasFailed = !answer.ok;
      if (answer.ok) this.tree = answer.value;
    });
    if (!answer.ok) this.log.warn('The categories could not be loaded', answer.failure);
  }
}

/** `Shop All` has its parent's id (HEAD-11), so it gets a key of its own. */
function toEntry(category: Category): MenuEntry {
  return {
    id: category.isShopAll ? `all-${category.listingId}` : category.id,
    label: category.name,
    href: categoryHref(category),
    children: category.children.map(toEntry),
  };
}
