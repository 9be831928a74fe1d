import { FILTER_PARAMETERS, type FilterParameter } from '../../../domain/catalog/filter';
import { ListingQuery, SORTS, type Sort } from '../../../domain/catalog/listing-query';
import { DEFAULT_PAGE_SIZE, pageFrom, pageSizeFrom } from '../../../domain/catalog/pagination';
import { categoryProductPath } from '../../shared/paths/paths';

export interface ListedCategory {
  readonly categoryId: string;
  /** The category's slug in the path: the title until its name is loaded. */
  readonly slug: string;
}

/** The current location, as the router reports it. */
export interface ListingAddress extends ListedCategory {
  readonly path: string;
  readonly search: string;
  /** Whether the shopper followed a link, as opposed to back, forward or reload. */
  readonly isFresh: boolean;
}

export const categoryOf = ({ slug, categoryId }: ListingAddress): ListedCategory => ({ slug, categoryId });

/** What a listing reads from the query of its address. */
export const LISTING_PARAMETERS: readonly string[] = [...FILTER_PARAMETERS, 'sort', 'page', 'show'];

/** The query in a URL: reload, back and a shared link show the same listing. */
export function listingQueryFrom(categoryId: string, search: string): ListingQuery {
  const searchParams = new URLSearchParams(search);
  const plain = ListingQuery.of(categoryId, pageSizeFrom(searchParams.get('show')));
  const narrowed = FILTER_PARAMETERS.reduce(
    (query, parameter) =>
      [...new Set(searchParams.getAll(parameter))].reduce((so, value) => so.toggled(parameter, value), query),
    plain,
  );
  return narrowed.sortedBy(sortFrom(searchParams.get('sort'))).onPage(pageFrom(searchParams.get('page')));
}

/** `?size=750&sort=price_asc&page=2`; defaults are left out. */
export function listingSearch(query: ListingQuery): string {
  const searchParams = new URLSearchParams();
  for (const parameter of FILTER_PARAMETERS) {
    const values = query.selection.values(parameter).filter((value) => isOwnChoice(query, parameter, value));
    for (const value of values) searchParams.append(parameter, value);
  }
  if (query.sort) searchParams.set('sort', query.sort);
  if (query.requestedPage > 1) searchParams.set('page', String(query.requestedPage));
  if (query.pageSize !== DEFAULT_PAGE_SIZE) searchParams.set('show', String(query.pageSize));
  const text = searchParams.toString();
  return text && `?${text}`;
}

/** the path of a listing's product contains the category. */
export const productPathIn = ({ slug, categoryId }: ListedCategory, productId: string): string =>
  categoryProductPath({ categoryName: slug, categoryId, productId });

const isOwnChoice = (query: ListingQuery, parameter: FilterParameter, value: string): boolean =>
  parameter !== 'type' || value !== query.categoryId;

const sortFrom = (value: string | null): Sort => SORTS.find((sort) => sort.value === value)?.value ?? '';
