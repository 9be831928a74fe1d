/** Paging of listings as it travels (ENT-09). */
export interface Pagination {
  limit: number;
  current_page: number;
  total_page: number;
  total_records: number;
}

export interface PageWish {
  page?: number;
  limit?: number;
}

/** B§9: also what search gives that names no limit. */
export const DEFAULT_LIMIT = 20;

/** A page below the first is the first; one behind the last is empty and has the right totals. */
export function cutPage(ids: number[], wish: PageWish): { ids: number[]; pagination: Pagination } {
  const limit = wish.limit ?? DEFAULT_LIMIT;
  const page = Math.max(1, wish.page ?? 1);
  const start = (page - 1) * limit;
  return {
    ids: ids.slice(start, start + limit),
    pagination: {
      limit,
      current_page: page,
      total_page: Math.ceil(ids.length / limit),
      total_records: ids.length,
    },
  };
}
