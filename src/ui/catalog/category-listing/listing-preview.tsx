import { ListingQuery } from '../../../domain/catalog/listing-query';
import type { ScreenPreview } from '../../shared/link/screen-preview';
import { type CategoryListingActions, CategoryListingView } from './category-listing.view';
import type { ListingState } from './listing-state';
import { crumbsOf } from './listing-text';

const nothing = () => {};

const NO_ACTIONS: CategoryListingActions = {
  toggle: nothing,
  clearAll: nothing,
  openDrawer: nothing,
  applyDrawer: nothing,
  cancelDrawer: nothing,
  sortBy: nothing,
  setPageSize: nothing,
  goToPage: nothing,
  pathOfPage: () => '',
  retry: nothing,
};

const { sort, pageSize, requestedPage: page } = ListingQuery.of('');

const LOADING: Omit<ListingState, 'title' | 'crumbs'> = {
  isMissing: false,
  range: '',
  count: '',
  filters: [],
  selected: [],
  isDrawerOpen: false,
  sort,
  pageSize,
  page,
  totalPages: 0,
  products: [],
  isLoading: true,
  body: 'skeleton',
  failureText: '',
  emptyText: '',
  isStale: false,
};

/** The list of a category of which only the name is known. It cannot be used yet. */
export function ListingPreview({ preview: { name: title } }: { preview: ScreenPreview }) {
  return (
    <div inert>
      <CategoryListingView
        state={{ ...LOADING, title, crumbs: crumbsOf(null, title) }}
        actions={NO_ACTIONS}
      />
    </div>
  );
}
