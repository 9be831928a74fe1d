import type { PageSize } from '../../../domain/catalog/pagination';
import { searchResultsTexts } from '../../../texts/catalog/search-results';
import type { ProductListActions, ProductListState } from '../product-list/product-list';

export interface SearchState extends ProductListState {
  readonly query: string;
  readonly body: 'prompt' | 'skeleton' | 'products' | 'empty' | 'failed';
  /** Why the latest products could not be loaded; blank if they were. */
  readonly failureText: string;
  /** `24 products` */
  readonly count: string;
  readonly isLoading: boolean;
  readonly pageSize: PageSize;
}

interface SearchActions extends ProductListActions {
  setPageSize: (size: number) => unknown;
  retry: () => void;
}

export interface SearchViewProps {
  state: SearchState;
  actions: SearchActions;
}

/** SRCH-13 */
export const searchHeading = (query: string): string => searchResultsTexts.heading(query);
