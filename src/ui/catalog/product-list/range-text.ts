import type { Pagination } from '../../../domain/catalog/pagination';
import { productListTexts } from '../../../texts/catalog/product-list';

/**
 * `Showing 21–40 of 78`: what part of a list a page is; blank if it is all of it.
 * @param shown the number of entries on the page; every page but the last is full
 */
export function rangeText({ page, totalPages, totalRecords }: Pagination, shown: number): string {
  if (totalPages <= 1 || shown === 0) return '';
  const before = page < totalPages ? (page - 1) * shown : totalRecords - shown;
  return productListTexts.range(before + 1, before + shown, totalRecords);
}
