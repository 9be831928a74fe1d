import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { DEFAULT_PAGE_SIZE, pageFrom, type PageSize, pageSizeFrom } from '../../../domain/catalog/pagination';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import { type SearchHits, searchTerm } from '../../../domain/catalog/search';
import { productListTexts } from '../../../texts/catalog/product-list';
import { searchResultsTexts } from '../../../texts/catalog/search-results';
import { PlaceStore } from '../../location/place.store';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { rangeText } from '../product-list/range-text';
import type { SearchState } from './search-state';

interface SearchAddress {
  readonly path: string;
  readonly search: string;
}

/** The results for a term; the URL holds term, page and page size (SRCH-12..20). */
@injectable()
export class SearchResultsViewModel {
  private path = '';
  private term: string | null = null;
  private page = 1;
  private pageSize: PageSize = DEFAULT_PAGE_SIZE;
  private hits: SearchHits | null = null;
  private isLoading = false;
  private failure: CallFailure | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly placeStore: PlaceStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): SearchState {
    return {
      query: this.term ?? '',
      body: this.body,
      failureText: this.failure ? withReference(searchResultsTexts.notFetched, this.failure) : '',
      count: this.count,
      range: this.hits ? rangeText(this.hits.pagination, this.hits.products.length) : '',
      isLoading: this.isLoading,
      pageSize: this.pageSize,
      page: this.page,
      totalPages: this.hits?.pagination.totalPages ?? 0,
      products: this.cards,
    };
  }

  /** The same objects while another page is loading. */
  private get cards(): readonly ProductCardModel[] {
    return (this.hits?.products ?? []).map((card) => toProductCard(card));
  }

  async show({ path, search }: SearchAddress): Promise<void> {
    const searchParams = new URLSearchParams(search);
    const term = searchTerm(searchParams.get('q') ?? '');
    if (term !== this.term) this.hits = null;
    this.path = path;
    this.term = term;
    this.page = pageFrom(searchParams.get('page'));
    this.pageSize = pageSizeFrom(searchParams.get('show'));
    await this.load();
  }

  async retry(): Promise<void> {
    await this.load();
  }

  pathOfPage(page: number): string {
    return this.pathOf(page, this.pageSize);
  }

  setPageSize(size: number): string {
    return this.pathOf(1, pageSizeFrom(size));
  }

  dispose(): void {
    this.latest.cancel();
  }

  private get body(): SearchState['body'] {
    if (this.term === null) return 'prompt';
    if (this.failure && !this.isLoading) return 'failed';
    if (!this.hits) return 'skeleton';
    return this.hits.products.length > 0 ? 'products' : 'empty';
  }

  private get count(): string {
    if (this.body !== 'products' || !this.hits) return '';
    const { pagination, areSimilar } = this.hits;
    if (!areSimilar) return productListTexts.count(pagination.totalRecords);
    return searchResultsTexts.similar(pagination.totalRecords);
  }

  private pathOf(page: number, pageSize: PageSize): string {
    const searchParams = new URLSearchParams({ q: this.term ?? '' });
    if (page > 1) searchParams.set('page', String(page));
    if (pageSize !== DEFAULT_PAGE_SIZE) searchParams.set('show', String(pageSize));
    return `${this.path}?${searchParams.toString()}`;
  }

  /** A blank term is not searched (SRCH-09). */
  private async load(): Promise<void> {
    const { term, page, pageSize } = this;
    this.latest.cancel();
    this.isLoading = term !== null;
    if (term === null) return;
    const request = this.catalog.search(term, { page, pageSize }, this.placeStore.place);
    await this.latest.deliver(request, (answer) =>
      runInAction(() => {
        this.isLoading = false;
        this.failure = answer.ok ? null : answer.failure;
        if (answer.ok) this.hits = answer.value;
      }),
    );
  }
}
