/** The names that listings and vendor shops use for the same. */
export interface WirePagination {
  current_page?: number;
  total_page?: number;
  total_pages?: number;
}

/** Where in a list an answer stands. */
export interface Page {
  readonly number: number;
  readonly count: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The page of a listing or of a vendor's shop; the only one when the call says nothing. */
export function pageOf({ current_page, total_page, total_pages }: WirePagination = {}): Page {
  const number = current_page ?? 1;
  const count = total_page ?? total_pages ?? 1;
  return { number, count, hasPrevious: number > 1, hasNext: number < count };
}
