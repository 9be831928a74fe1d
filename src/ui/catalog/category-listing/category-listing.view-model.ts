import { injectable } from 'inversify';
import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { Log } from '../../../application/shared/log.port';
import type { FilterParameter } from '../../../domain/catalog/filter';
import type { FilterSelection } from '../../../domain/catalog/filter-selection';
import { ListingQuery, SORTS } from '../../../domain/catalog/listing-query';
import { pageSizeFrom } from '../../../domain/catalog/pagination';
import { productListTexts } from '../../../texts/catalog/product-list';
import { PlaceStore } from '../../location/place.store';
import { rangeText } from '../product-list/range-text';
import { canonicalPath } from './canonical-path';
import { CategoryProducts } from './category-products';
import { selectedOptions, filterGroups } from './filter-text';
import { categoryOf, type ListingAddress, listingQueryFrom, listingSearch } from './listing-address';
import type { ListingState } from './listing-state';
import { cardsOf, crumbsOf, emptyTextOf, failureTextOf, titleOf } from './listing-text';

/** The products of a category. The URL holds the query, so every action resolves with the path to go to. */
@injectable()
export class CategoryListingViewModel {
  /** The corrected path, without invalid filters and with the earlier page size; null if nothing is to be corrected. */
  correctedAddress: string | null = null;
  private address: ListingAddress = { categoryId: '', slug: '', path: '', search: '', isFresh: false };
  private query = ListingQuery.of('');
  /** Paths that actions have resolved with and that are not shown yet, oldest first. */
  private pendingPaths: readonly string[] = [];
  /** What is selected in the drawer and not applied yet (LIST-11). */
  private draft: FilterSelection | null = null;
  private readonly products: CategoryProducts;

  constructor(
    catalog: ProductCatalog,
    private readonly placeStore: PlaceStore,
    log: Log,
  ) {
    this.products = new CategoryProducts(catalog, log);
    makeAutoObservable<this, 'pendingPaths' | 'category'>(
      this,
      { pendingPaths: false, category: computedStruct },
      { autoBind: true, deep: false },
    );
  }

  get state(): ListingState {
    const { query, products } = this;
    const { listing } = products;
    const title = titleOf(products, this.address);
    return {
      title,
      isMissing: products.isMissing,
      crumbs: crumbsOf(products.category, title),
      count: productListTexts.count(listing?.pagination.totalRecords ?? 0),
      range: listing ? rangeText(listing.pagination, listing.products.length) : '',
      filters: filterGroups(products.filters, this.draft ?? query.selection),
      selected: selectedOptions(products.filters, query.selection),
      isDrawerOpen: this.draft !== null,
      sort: query.sort,
      pageSize: query.pageSize,
      page: query.requestedPage,
      totalPages: listing?.pagination.totalPages ?? 0,
      products: this.cards,
      isLoading: products.isLoading,
      body: this.body,
      failureText: failureTextOf(products.failure),
      emptyText: emptyTextOf(listing, query.selection),
      isStale: products.hasFailed && listing !== null,
    };
  }

  private get category() {
    return categoryOf(this.address);
  }

  /** The same objects while a choice is waiting for its list. */
  private get cards(): ListingState['products'] {
    return cardsOf(this.products.listing, this.category);
  }

  /** For search engines. */
  get canonicalPath(): string {
    return canonicalPath(this.products.category, this.address, this.query);
  }

  /** Shows the listing of a URL; afterwards `correctedAddress` may hold a corrected path. */
  async show(address: ListingAddress): Promise<void> {
    if (this.isSuperseded(address)) return;
    const isOther = address.categoryId !== this.address.categoryId;
    // Another listing discards the selection of an open drawer.
    if (isOther || address.search !== this.address.search) this.draft = null;
    this.correctedAddress = isOther && address.isFresh ? this.keptPageSize(address) : null;
    if (this.correctedAddress !== null) return;
    this.address = address;
    this.query = listingQueryFrom(address.categoryId, address.search);
    const { place } = this.placeStore;
    if (isOther) this.products.forget();
    await Promise.all([this.load(), isOther && this.products.name(address.categoryId, place)]);
    if (address === this.address && this.isRefused) await this.removeUnknownFilters(address);
  }

  load(): Promise<void> {
    return this.products.load(this.query, this.placeStore.place);
  }

  /** LIST-10, LIST-11 */
  toggle(parameter: FilterParameter, value: string): string | null {
    if (!this.draft) return this.ask(this.query.toggled(parameter, value));
    this.draft = this.draft.toggled(parameter, value);
    return null;
  }

  /** LIST-14 */
  clearAll(): string | null {
    const cleared = this.query.cleared();
    if (!this.draft) return this.ask(cleared);
    this.draft = cleared.selection;
    return null;
  }

  openDrawer(): void {
    this.draft = this.query.selection;
  }

  /** LIST-12 */
  applyDrawer(): string | null {
    const { draft } = this;
    this.draft = null;
    return draft && this.ask(this.query.withSelection(draft));
  }

  /** LIST-13 */
  cancelDrawer(): void {
    this.draft = null;
  }

  sortBy(sort: string): string {
    return this.ask(this.query.sortedBy(SORTS.find(({ value }) => value === sort)?.value ?? ''));
  }

  /** LIST-15 */
  setPageSize(size: number): string {
    return this.ask(this.query.withPageSize(pageSizeFrom(size)));
  }

  pathOfPage(page: number): string {
    return this.pathOf(this.query.onPage(page));
  }

  dispose(): void {
    this.products.dispose();
  }

  private get body(): ListingState['body'] {
    const { listing, hasFailed, isLoading } = this.products;
    if (!listing) return hasFailed && !isLoading ? 'failed' : 'skeleton';
    return listing.products.length > 0 ? 'products' : 'empty';
  }

  /** The backend could not read the filters: it answered without products, filters or a usual code. */
  private get isRefused(): boolean {
    return this.query.selection.hasFilters && this.products.isAnswerEmpty;
  }

  /** Keeps only the filters that the category offers, since a URL may contain anything. */
  private async removeUnknownFilters(address: ListingAddress): Promise<void> {
    const { query } = this;
    await this.products.load(query.cleared(), this.placeStore.place);
    if (address !== this.address || this.products.hasFailed) return;
    const offered = query.selection.limitedTo(this.products.filters);
    runInAction(() => (this.correctedAddress = this.pathOf(query.withSelection(offered))));
  }

  /** A selection shows at once, and the next one builds on it, even before the URL has changed. */
  private ask(query: ListingQuery): string {
    this.query = query;
    const path = this.pathOf(query);
    // A path that is already shown is not expected again.
    this.pendingPaths = path === this.address.path + this.address.search ? [] : [...this.pendingPaths, path];
    return path;
  }

  /** Whether a later action leads elsewhere; its path is about to follow. */
  private isSuperseded({ path, search }: ListingAddress): boolean {
    const index = this.pendingPaths.lastIndexOf(path + search);
    const isLast = index === this.pendingPaths.length - 1;
    this.pendingPaths = this.pendingPaths.slice(index < 0 ? this.pendingPaths.length : index + 1);
    return index >= 0 && !isLast;
  }

  private pathOf(query: ListingQuery): string {
    return this.address.path + listingSearch(query);
  }

  /** another category keeps the page size. */
  private keptPageSize({ path, search }: ListingAddress): string | null {
    const { pageSize } = this.query;
    const isDefault = pageSize === ListingQuery.of('').pageSize;
    return this.address.categoryId === '' || isDefault || search !== '' ? null : `${path}?show=${pageSize}`;
  }
}
