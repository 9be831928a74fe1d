import type { components } from '@cork-and-petal/sdk/schema';
import type { Pagination } from '../../../domain/catalog/pagination';

/** The position of a page, as listings and searches answer it (ENT-09). */
export const paginationToWire = ({
  limit,
  page,
  pages,
  total,
}: Pagination): components['schemas']['ListingPagination'] => ({
  limit,
  current_page: page,
  total_page: pages,
  total_records: total,
});
