export type PageSlot = number | 'gap';

/** The pages to name: first, last, the current one and its neighbours; a gap where some are left out. */
export function pageWindow(current: number, total: number): readonly PageSlot[] {
  const named = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return named.flatMap((page, index) => {
    const skipped = page - (named[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    // A gap of one page is that page: three dots would not be shorter.
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
