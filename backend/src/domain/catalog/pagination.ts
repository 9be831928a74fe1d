/** The position of a page in all results (ENT-09). */
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

/** B§9; also for a search without a limit. */
export const DEFAULT_LIMIT = 20;

/** A page number below 1 means the first page; a page after the last is empty, with correct totals. */
export function cutPage(
  ids: number[] | Int32Array,
  request: PageRequest,
): { ids: number[]; pagination: Pagination } {
  const limit = request.limit ?? DEFAULT_LIMIT;
  const page = Math.max(1, request.page ?? 1);
  const start = (page - 1) * limit;
  return {
    ids: Array.from(ids.slice(start, start + limit)),
    pagination: { limit, page, pages: Math.ceil(ids.length / limit), total: ids.length },
  };
}
