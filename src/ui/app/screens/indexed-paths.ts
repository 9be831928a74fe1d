import type { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { ALL_CATEGORY_ID, type Category } from '../../../domain/catalog/category';
import { categorySlug } from '../../../domain/catalog/category-slug';
import { ListingQuery } from '../../../domain/catalog/listing-query';
import { PAGE_SIZES } from '../../../domain/catalog/pagination';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { ProductCard } from '../../../domain/shared/product-card';
import { categoryHref } from '../../catalog/category-href';
import { topLevelCategories } from '../../catalog/top-level-categories';
import { allCategoriesPath, categoryTabPath, productPath } from '../../shared/paths/paths';
import { SCREENS } from './screens';

/** A page that search engines may index. */
export interface IndexedPage {
  readonly path: string;
  /** YYYY-MM-DD; absent if unknown. */
  readonly changedOn?: string;
}

export interface ProductPages {
  readonly pages: readonly IndexedPage[];
  readonly totalPages: number;
}

/**
 * The pages that search engines may index, each by its canonical path; read from the catalogue without a place.
 * They are undefined while the backend gives no answer.
 */
export class IndexedPaths {
  /** The largest page that the contract allows, so that there are as few calls as possible. */
  readonly productsPerPage = Math.max(...PAGE_SIZES) as (typeof PAGE_SIZES)[number];

  constructor(private readonly catalog: ProductCatalog) {}

  /** Screens without parameters, and categories. */
  async pages(): Promise<readonly IndexedPage[] | undefined> {
    const answer = await this.catalog.categories(ShoppingPlace.nowhere);
    if (!answer.ok && answer.failure.kind === 'unavailable') return undefined;
    const tree = answer.ok ? answer.value : [];
    const tabs = topLevelCategories(tree).map(({ name }) =>
      categoryTabPath({ categoryName: categorySlug(name) }),
    );
    const listings = tree.flatMap(withDescendants).map(categoryHref);
    const paths = new Set([...SCREEN_PATHS, allCategoriesPath(), ...tabs, ...listings]);
    return Array.from(paths, (path) => ({ path }));
  }

  /** @param page of the whole catalogue, from 1 */
  async products(page: number): Promise<ProductPages | undefined> {
    const query = ListingQuery.of(ALL_CATEGORY_ID, this.productsPerPage).onPage(page);
    const answer = await this.catalog.list(query, ShoppingPlace.nowhere);
    if (!answer.ok) return undefined;
    const { products, pagination } = answer.value;
    const pages = products.filter(({ id }) => /^\d+$/.test(id)).map(toPage);
    return { pages, totalPages: pagination.totalPages };
  }
}

const toPage = ({ id, changedOn }: ProductCard): IndexedPage => ({
  path: productPath({ productId: id }),
  ...(changedOn && { changedOn: changedOn.iso }),
});

const SCREEN_PATHS = SCREENS.filter(({ isIndexed }) => isIndexed)
  .map(({ paths: [canonical] }) => canonical?.pattern ?? '')
  .filter((pattern) => !pattern.includes(':'));

/** `Shop All` is its parent's listing (HEAD-11). */
const withDescendants = (category: Category): readonly Category[] =>
  category.isShopAll ? [] : [category, ...category.children.flatMap(withDescendants)];
