import type { ProductCard } from '../shared/product-card';
import type { Pagination } from './pagination';

/** CONST-08, CONST-09 */
export const SUGGESTION_LIMIT = 2;
export const SUGGESTION_DELAY_MS = 1000;

/** CONST-10 */
export const RECOMMENDATION_LIMIT = 10;

/** No product name is longer, but a URL may be. */
const MAX_TERM_LENGTH = 200;

/** The trimmed term, or null if it is blank (SRCH-08, SRCH-09). */
export function searchTerm(typed: string): string | null {
  return Array.from(typed.trim()).slice(0, MAX_TERM_LENGTH).join('').trim() || null;
}

/** One page of hits. */
export interface SearchHits {
  readonly products: readonly ProductCard[];
  readonly pagination: Pagination;
  /** No product matches the term: these are similar. */
  readonly areSimilar: boolean;
}
