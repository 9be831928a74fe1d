import { makeAutoObservable, runInAction } from 'mobx';
import type { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import type { Log } from '../../../application/shared/log.port';
import type { Category } from '../../../domain/catalog/category';
import type { Filter } from '../../../domain/catalog/filter';
import type { Listing } from '../../../domain/catalog/listing';
import type { ListingQuery } from '../../../domain/catalog/listing-query';
import type { CallFailure } from '../../../domain/shared/failure';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { findCategory } from '../top-level-categories';

/** What is known of a category: its latest listing, filters and name. */
export class CategoryProducts {
  listing: Listing | null = null;
  filters: readonly Filter[] = [];
  /** Null while the categories are loading, and for a category that is not among them. */
  category: Category | null = null;
  isMenuKnown = false;
  isLoading = true;
  /** Why the latest listing could not be loaded. */
  failure: CallFailure | null = null;
  private readonly listed = new LatestRequest();
  private readonly named = new LatestRequest();

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly log: Log,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasFailed(): boolean {
    return this.failure !== null;
  }

  /** Neither the categories nor the listing know it. */
  get isMissing(): boolean {
    return this.isAnswerEmpty && this.isMenuKnown && this.category === null && this.filters.length === 0;
  }

  /** The latest answer has neither products nor filters, and no usual code. */
  get isAnswerEmpty(): boolean {
    const { listing } = this;
    if (!listing || listing.isAccepted) return false;
    return listing.products.length === 0 && listing.filters.length === 0;
  }

  /** A failure is logged, and the last listing stays (ERR-10, X-104). */
  async load(query: ListingQuery, place: ShoppingPlace): Promise<void> {
    this.isLoading = true;
    await this.listed.deliver(this.catalog.list(query, place), (answer) =>
      runInAction(() => {
        this.isLoading = false;
        this.failure = answer.ok ? null : answer.failure;
        if (answer.ok) this.receive(answer.value, query.categoryId);
        else this.log.warn('A category could not be listed', answer.failure);
      }),
    );
  }

  async name(categoryId: string, place: ShoppingPlace): Promise<void> {
    const isWanted = this.named.begin();
    const answer = await this.catalog.categories(place);
    if (!isWanted() || !answer.ok) return;
    runInAction(() => {
      this.isMenuKnown = true;
      this.category = findCategory(answer.value, categoryId);
    });
  }

  forget(): void {
    this.listing = null;
    this.filters = [];
    this.category = null;
    this.isMenuKnown = false;
  }

  dispose(): void {
    this.listed.cancel();
    this.named.cancel();
  }

  private receive(listing: Listing, categoryId: string): void {
    this.listing = listing;
    // An empty page may come without filters: keep the earlier ones, so that they can be removed.
    if (listing.filters.length > 0) this.filters = listing.filters;
    if (!listing.isAccepted) this.log.warn('A category answered with an unusual code', categoryId);
  }
}
