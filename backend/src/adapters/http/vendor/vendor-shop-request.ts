import type { components } from '@cork-and-petal/sdk/schema';
import { bandNamed, type PriceBand } from '../../../domain/catalog/price-bands';

/** The ranges of the vendor page, of all that listings know. */
const OFFERED_RANGES: readonly string[] = ['25-50', '50-75', '100-150'];

const DEFAULT_LIMIT = 20;
const MOST = 100;

/** The bands of the ranges, or undefined when one of them is not offered. */
export function parseRanges(ranges: string[] = []): PriceBand[] | undefined {
  const bands = ranges
    .filter((range) => OFFERED_RANGES.includes(range))
    .flatMap((range) => bandNamed(range) ?? []);
  return bands.length === ranges.length ? bands : undefined;
}

/** The page asked for; the limit is a string on these calls (VEND-27). */
export function parsePageWish({ page_no, limit }: components['schemas']['VendorRequest']) {
  return { page: page_no, limit: Math.min(MOST, Number(limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT) };
}
