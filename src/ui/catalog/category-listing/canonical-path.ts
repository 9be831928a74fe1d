import type { Category } from '../../../domain/catalog/category';
import { ListingQuery } from '../../../domain/catalog/listing-query';
import { DEFAULT_PAGE_SIZE } from '../../../domain/catalog/pagination';
import { categoryPath } from '../../shared/paths/paths';
import { categoryHref } from '../category-href';
import { type ListingAddress, listingSearch } from './listing-address';

/**
 * The path that search engines are told: the category's own, whatever name the address has. Pages of the listing differ;
 * its filters, orders and page sizes show the same products again.
 */
export function canonicalPath(
  category: Category | null,
  { categoryId, slug }: ListingAddress,
  query: ListingQuery,
): string {
  const path = category ? categoryHref(category) : categoryPath({ categoryName: slug, categoryId });
  if (!query.isPlain || query.pageSize !== DEFAULT_PAGE_SIZE) return path;
  return path + listingSearch(ListingQuery.of(categoryId).onPage(query.requestedPage));
}
