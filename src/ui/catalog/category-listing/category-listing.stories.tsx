import { filterGroups } from '../../../../tests/support/samples/filters';
import { ignored } from '../../../../tests/support/samples/ignored';
import { CARDS, LONG_CARD, ONE_CARD, RTL_CARD } from '../../../../tests/support/samples/product-cards';
import { LONG_NAME, OUTAGE, RTL_NAME } from '../../../../tests/support/samples/texts';
import { allCategoriesPath, storePath } from '../../shared/paths/paths';
import { CategoryListingView } from './category-listing.view';
import type { ListingState } from './listing-state';

export default { component: CategoryListingView };

const LISTING: ListingState = {
  title: 'Bourbon',
  isMissing: false,
  crumbs: [
    { label: 'Home', href: storePath() },
    { label: 'Whiskey', href: allCategoriesPath() },
    { label: 'Bourbon' },
  ],
  count: '78 products',
  range: 'Showing 1–20 of 78',
  filters: filterGroups('size', 'price'),
  selected: [{ parameter: 'size', value: '750 ml', label: '750 ml' }],
  isDrawerOpen: false,
  sort: '',
  pageSize: 20,
  page: 2,
  totalPages: 4,
  products: CARDS,
  isLoading: false,
  body: 'products',
  failureText: '',
  emptyText: 'No products match these filters.',
  isStale: false,
};

const show =
  (change: Partial<ListingState> = {}) =>
  () => (
    <CategoryListingView
      state={{ ...LISTING, ...change }}
      actions={ignored({ pathOfPage: () => allCategoriesPath() })}
    />
  );

export const Loading = show({ body: 'skeleton', filters: [], selected: [], products: [] });
export const Failed = show({ body: 'failed', failureText: OUTAGE, filters: [], selected: [], products: [] });
export const Empty = show({ body: 'empty', filters: [], selected: [], products: [] });
export const EmptyWithFilters = show({ body: 'empty', products: [] });
export const Missing = show({ body: 'empty', isMissing: true, filters: [], selected: [], products: [] });
export const One = show({ products: ONE_CARD, count: '1 product', range: '', page: 1, totalPages: 1 });
export const Many = show();
export const NextLoading = show({ isLoading: true });
export const NextFailed = show({ isStale: true, failureText: OUTAGE });
export const DrawerOpen = show({ isDrawerOpen: true });
export const LongestText = show({
  title: LONG_NAME,
  crumbs: [{ label: LONG_NAME, href: storePath() }, { label: LONG_NAME }],
  selected: [{ parameter: 'type', value: '1', label: LONG_NAME }],
  products: [LONG_CARD, LONG_CARD].map((card, index) => ({ ...card, href: `${card.href}?${index}` })),
});
export const RightToLeftText = show({ title: RTL_NAME, crumbs: [{ label: RTL_NAME }], products: [RTL_CARD] });
