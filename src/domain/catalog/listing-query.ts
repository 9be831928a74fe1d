import { sortTexts } from '../../texts/catalog/sorts';
import type { FilterParameter } from './filter';
import { FilterSelection } from './filter-selection';
import { DEFAULT_PAGE_SIZE, type PageSize } from './pagination';

/** X-106: the four sort orders with the documents' labels; blank leaves the order to the backend. */
export const SORTS = [
  { value: 'name_asc', label: sortTexts.nameAscending },
  { value: 'name_desc', label: sortTexts.nameDescending },
  { value: 'price_desc', label: sortTexts.priceDescending },
  { value: 'price_asc', label: sortTexts.priceAscending },
] as const;

export type Sort = (typeof SORTS)[number]['value'] | '';

/** The filters, sort order and page of one category. */
export class ListingQuery {
  private constructor(
    readonly selection: FilterSelection,
    readonly sort: Sort,
    readonly page: number,
    readonly pageSize: PageSize,
  ) {}

  /** Page 1, 20 products per page (LIST-21). */
  static of(categoryId: string, pageSize: PageSize = DEFAULT_PAGE_SIZE): ListingQuery {
    return new ListingQuery(FilterSelection.forCategory(categoryId), '', 1, pageSize);
  }

  get categoryId(): string {
    return this.selection.categoryId;
  }

  /** LIST-10 */
  toggled(parameter: FilterParameter, value: string): ListingQuery {
    return this.withSelection(this.selection.toggled(parameter, value));
  }

  withSelection(selection: FilterSelection): ListingQuery {
    return new ListingQuery(selection, this.sort, 1, this.pageSize);
  }

  /** LIST-14 */
  cleared(): ListingQuery {
    return this.withSelection(FilterSelection.forCategory(this.categoryId));
  }

  sortedBy(sort: Sort): ListingQuery {
    return new ListingQuery(this.selection, sort, 1, this.pageSize);
  }

  onPage(page: number): ListingQuery {
    return new ListingQuery(this.selection, this.sort, page, this.pageSize);
  }

  /** The paginator goes to 0, which is requested as page 1 (LIST-15, X-102). */
  withPageSize(pageSize: PageSize): ListingQuery {
    return new ListingQuery(this.selection, this.sort, 0, pageSize);
  }

  get requestedPage(): number {
    return Math.max(1, this.page);
  }

  /** A plain category has a call of its own; anything filtered or sorted uses the filter call. */
  get isPlain(): boolean {
    return !this.selection.hasFilters && this.sort === '';
  }
}
