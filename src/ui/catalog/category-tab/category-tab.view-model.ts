import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { ALL_CATEGORY_ID, type Category } from '../../../domain/catalog/category';
import { categorySlug } from '../../../domain/catalog/category-slug';
import { categoryTabTexts } from '../../../texts/catalog/category-tab';
import { categoryHref } from '../category-href';
import { PlaceStore } from '../../location/place.store';
import { allCategoriesPath, categoryPath, categoryTabPath } from '../../shared/paths/paths';
import { topLevelCategories } from '../top-level-categories';

/** The tab of all categories. */
const ALL = 'ALL';

type Status = 'loading' | 'ready' | 'failed';

/** Categories as tabs, with the children of the current one as cards (ROUTE-08, ROUTE-10, X-020). */
@injectable()
export class CategoryTabViewModel {
  private tab = ALL;
  private status: Status = 'loading';
  private failureText = '';
  private departments: readonly Category[] = [];

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly placeStore: PlaceStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const { current } = this;
    return {
      status: this.status,
      failureText: this.failureText,
      title: current?.name ?? categoryTabTexts.allCategories,
      slug: current ? categorySlug(current.name) : ALL,
      isKnown: this.tab === ALL || this.status !== 'ready' || current !== null,
      tabs: this.tabs,
      shopAll: {
        label: current ? categoryTabTexts.shopAll(current.name) : categoryTabTexts.shopAllProducts,
        href: current
          ? categoryHref(current)
          : categoryPath({ categoryName: 'all', categoryId: ALL_CATEGORY_ID }),
      },
      cards: (current ? current.children : this.departments)
        .filter((category) => !category.isShopAll)
        .map(toCard),
    };
  }

  /** `tab` is `ALL`, or the name or slug of a category. */
  async open(tab: string): Promise<void> {
    this.tab = tab.toUpperCase() === ALL ? ALL : tab;
    await this.load();
  }

  async retry(): Promise<void> {
    this.status = 'loading';
    await this.load();
  }

  private get current(): Category | null {
    return (
      this.departments.find((category) => categorySlug(category.name) === categorySlug(this.tab)) ?? null
    );
  }

  private get tabs() {
    const { current } = this;
    return [
      { label: categoryTabTexts.all, href: allCategoriesPath(), current: current === null },
      ...this.departments.map((category) => ({
        label: category.name,
        href: categoryTabPath({ categoryName: categorySlug(category.name) }),
        current: category === current,
      })),
    ];
  }

  private async load(): Promise<void> {
    const answer = await this.catalog.categories(this.placeStore.place);
    runInAction(() => {
      this.status = answer.ok ? 'ready' : 'failed';
      if (answer.ok) this.departments = topLevelCategories(answer.value);
      else this.failureText = answer.failure.message || categoryTabTexts.notLoaded;
    });
  }
}

const toCard = (category: Category) => ({
  id: category.id,
  name: category.name,
  imageUrl: category.imageUrl,
  href: categoryHref(category),
  childNames: category.children
    .filter((child) => !child.isShopAll)
    .map((child) => child.name)
    .join(', '),
});
