type PageSlot = number | 'gap';

/** The pages to show: first, last, the current one and its neighbours, with gaps between. */
export function pageWindow(current: number, total: number): readonly PageSlot[] {
  const named = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return named.flatMap((page, index) => {
    const skipped = page - (named[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    // A gap of one page would not be shorter than that page.
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
