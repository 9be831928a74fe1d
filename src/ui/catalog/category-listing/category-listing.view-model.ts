import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { Log } from '../../../application/shared/log.port';
import type { Category } from '../../../domain/catalog/category';
import type { Filter, FilterParameter } from '../../../domain/catalog/filter';
import type { FilterSelection } from '../../../domain/catalog/filter-selection';
import { emptyListingText, type Listing } from '../../../domain/catalog/listing';
import { ListingQuery, SORTS } from '../../../domain/catalog/listing-query';
import { pageSizeFrom } from '../../../domain/catalog/pagination';
import { PlaceStore } from '../../location/place.store';
import { productTile } from '../../shared/product-card/product-tile';
import { Latest } from '../../shared/view-model/latest';
import { findCategory } from '../departments';
import { chosenOptions, filterGroups } from './filter-words';
import { type ListingAddress, listingQueryFrom, listingSearch } from './listing-address';
import type { ListingState } from './listing-state';
import { countOf, crumbsOf, titleOf } from './listing-words';

/** A category's products. The address holds what is asked, so every choice resolves with where to go. */
@injectable()
export class CategoryListingViewModel {
  private address: ListingAddress = { categoryId: '', slug: '', path: '', search: '', isFresh: false };
  private query = ListingQuery.of('');
  private listing: Listing | null = null;
  private filters: readonly Filter[] = [];
  private category: Category | null = null;
  /** What is ticked in the drawer and not yet applied (LIST-11). */
  private draft: FilterSelection | null = null;
  private isLoading = true;
  private hasFailed = false;
  private readonly latest = new Latest();

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly placeStore: PlaceStore,
    private readonly log: Log,
  ) {
    makeAutoObservable<this, 'query' | 'listing' | 'category' | 'draft' | 'filters'>(
      this,
      {
        query: observableRef,
        listing: observableRef,
        filters: observableRef,
        category: observableRef,
        draft: observableRef,
      },
      { autoBind: true },
    );
  }

  get state(): ListingState {
    const { query, listing } = this;
    const selection = this.draft ?? query.selection;
    const title = titleOf(this.category, this.address.slug);
    return {
      title,
      crumbs: crumbsOf(this.category, title),
      count: countOf(listing?.pagination.totalRecords ?? 0),
      filters: filterGroups(this.filters, selection),
      chosen: chosenOptions(this.filters, query.selection),
      isDrawerOpen: this.draft !== null,
      sort: query.sort,
      pageSize: query.pageSize,
      page: query.requestedPage,
      totalPages: listing?.pagination.totalPages ?? 0,
      products: (listing?.products ?? []).map((card) => productTile(card, this.productPath(card.id))),
      isLoading: this.isLoading,
      body: this.body,
      emptyText: listing ? emptyListingText(listing) : '',
      isStale: this.hasFailed && listing !== null,
    };
  }

  /** Shows what an address asks for; resolves with a better address, when there is one. */
  async show(address: ListingAddress): Promise<string | null> {
    const isOther = address.categoryId !== this.address.categoryId;
    const kept = isOther && address.isFresh ? this.keptPageSize(address) : null;
    if (kept) return kept;
    this.address = address;
    this.query = listingQueryFrom(address.categoryId, address.search);
    if (isOther) this.forget();
    await Promise.all([this.load(), isOther && this.name()]);
    return null;
  }

  async retry(): Promise<void> {
    await this.load();
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
    this.latest.cancel();
  }

  private get body(): ListingState['body'] {
    if (!this.listing) return this.hasFailed && !this.isLoading ? 'failed' : 'skeleton';
    return this.listing.products.length > 0 ? 'products' : 'empty';
  }

  /** What is ticked shows at once, and the next choice builds on it, however long the address takes. */
  private ask(query: ListingQuery): string {
    this.query = query;
    return this.pathOf(query);
  }

  private pathOf(query: ListingQuery): string {
    return this.address.path + listingSearch(query);
  }

  /** a listing's products are reached through their category. */
  private productPath(id: string): string {
    return `/store/category/${this.address.slug}/${this.address.categoryId}/${id}`;
  }

  /** another category keeps the page size. */
  private keptPageSize({ path, search }: ListingAddress): string | null {
    const isUsual = this.query.pageSize === ListingQuery.of('').pageSize;
    if (this.address.categoryId === '' || isUsual || search !== '') return null;
    return `${path}?show=${this.query.pageSize}`;
  }

  private forget(): void {
    this.listing = null;
    this.filters = [];
    this.category = null;
    this.draft = null;
  }

  /** A failure is logged, and the list keeps its last state (ERR-10, X-104). */
  private async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.isLoading = true;
    const answer = await this.catalog.list(this.query, this.placeStore.place);
    if (!isWanted()) return;
    runInAction(() => {
      this.isLoading = false;
      this.hasFailed = !answer.ok;
      if (answer.ok) this.take(answer.value);
      else this.log.warn('A category could not be listed', answer.failure);
    });
  }

  private take(listing: Listing): void {
    this.listing = listing;
    // An empty page may come without filters: those that led there must stay, to be taken away again.
    if (listing.filters.length > 0) this.filters = listing.filters;
    if (!listing.isUsual) this.log.warn('A category answered with an unusual code', this.address.categoryId);
  }

  private async name(): Promise<void> {
    const { categoryId } = this.address;
    const answer = await this.catalog.categories(this.placeStore.place);
    if (!answer.ok || categoryId !== this.address.categoryId) return;
    const found = findCategory(answer.value, categoryId);
    runInAction(() => (this.category = found));
  }
}
