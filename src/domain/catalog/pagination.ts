/** CONST-06 */
export const PAGE_SIZES = [10, 20, 50] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 20;

export const pageSizeFrom = (typed: number | string | null): PageSize =>
  PAGE_SIZES.find((size) => size === Number(typed)) ?? DEFAULT_PAGE_SIZE;

/** Anything that is not a page number means page 1. */
export const pageFrom = (asked: string | null): number =>
  /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1;

/** The position in a list; pages count from 1 (ENT-09). */
export class Pagination {
  static readonly none = new Pagination(1, 0, 0);

  private constructor(
    readonly page: number,
    readonly totalPages: number,
    readonly totalRecords: number,
  ) {}

  static of(page: number, totalPages: number, totalRecords: number): Pagination {
    return new Pagination(Math.max(1, page), Math.max(0, totalPages), Math.max(0, totalRecords));
  }
}
