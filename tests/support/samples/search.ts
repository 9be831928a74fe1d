import type { SearchState } from '../../../src/ui/catalog/search-results/search-state';
import { CARDS, LONG_CARD, ONE_CARD, RTL_CARD } from './product-cards';
import { LONG_NAME, OUTAGE, RTL_NAME } from './texts';

const RESULTS: SearchState = {
  query: 'bourbon',
  body: 'products',
  failureText: '',
  count: '78 products',
  range: 'Showing 1–20 of 78',
  isLoading: false,
  pageSize: 20,
  page: 2,
  totalPages: 4,
  products: CARDS,
};

/** The states of both screens that show search results. */
export const SEARCH = {
  prompt: { ...RESULTS, query: '', body: 'prompt', products: [] },
  loading: { ...RESULTS, body: 'skeleton', count: '', range: '', products: [] },
  failed: { ...RESULTS, body: 'failed', failureText: OUTAGE, count: '', range: '', products: [] },
  empty: { ...RESULTS, body: 'empty', count: '', range: '', products: [], totalPages: 0 },
  one: { ...RESULTS, count: '1 product', range: '', products: ONE_CARD, page: 1, totalPages: 1 },
  many: RESULTS,
  nextLoading: { ...RESULTS, isLoading: true },
  longestText: { ...RESULTS, query: LONG_NAME, products: [LONG_CARD] },
  rightToLeftText: { ...RESULTS, query: RTL_NAME, products: [RTL_CARD] },
} satisfies Record<string, SearchState>;
