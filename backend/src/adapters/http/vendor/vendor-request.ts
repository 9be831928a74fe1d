import type { components } from '@cork-and-petal/sdk/schema';
import { VENDOR_PRICE_RANGES } from '../../../../../rules/vendor/price-ranges';
import { refused } from '../../../domain/vendor/vendor-refusal';
import { DEFAULT_LIMIT } from '../../../domain/catalog/pagination';
import { bandNamed, type PriceBand } from '../../../domain/catalog/price-bands';

const OFFERED_RANGES: readonly string[] = VENDOR_PRICE_RANGES;

const MAX_LIMIT = 100;

/** The price bands of the ranges; refused if one of them is not offered. */
export function parseRanges(ranges: string[] = []): PriceBand[] {
  const bands = ranges
    .filter((range) => OFFERED_RANGES.includes(range))
    .flatMap((range) => bandNamed(range) ?? []);
  if (bands.length !== ranges.length) throw refused({ kind: 'vendor-price-range-unknown' });
  return bands;
}

/** The requested page; the limit is a string on these calls (VEND-27). */
export function parsePageRequest({ page_no, limit }: components['schemas']['VendorRequest']) {
  return { page: page_no, limit: Math.min(MAX_LIMIT, Number(limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT) };
}
