/** Where a page stands in all that was found (ENT-09). */
export interface Pagination {
  limit: number;
  page: number;
  pages: number;
  total: number;
}

export interface PageRequest {
  page?: number;
  limit?: number;
}

/** B§9: also what search gives that names no limit. */
export const DEFAULT_LIMIT = 20;

/** A page below the first is the first; one behind the last is empty and has the right totals. */
export function cutPage(ids: number[], request: PageRequest): { ids: number[]; pagination: Pagination } {
  const limit = request.limit ?? DEFAULT_LIMIT;
  const page = Math.max(1, request.page ?? 1);
  const start = (page - 1) * limit;
  return {
    ids: ids.slice(start, start + limit),
    pagination: { limit, page, pages: Math.ceil(ids.length / limit), total: ids.length },
  };
}
