import type { VendorFilter } from '../../../domain/vendor/vendor-product-query';
import { vendorProductsTexts } from '../../../texts/vendor/vendor-products';
import { SelectedFilters } from '../../shared/filters/selected-filters';
import type { FilterDrawerActions } from '../../shared/filters/filter-drawer';
import { FilterButton, FilterLayout } from '../../shared/filters/filter-layout';
import { useScrollToTopOnPageChange } from '../../shared/pagination/use-scroll-to-top-on-page-change';
import { VendorProducts, type VendorProductsActions } from './vendor-products';
import type { VendorProductsState } from './vendor-state';

export interface VendorProductsPanelActions extends FilterDrawerActions<VendorFilter>, VendorProductsActions {
  openDrawer: () => void;
}

/** A vendor's products with their filters (VEND-11 to VEND-20). */
export function VendorProductsPanel({
  state,
  actions,
}: {
  state: VendorProductsState;
  actions: VendorProductsPanelActions;
}) {
  const top = useScrollToTopOnPageChange(state.page);
  // The filters come with the products.
  const isWaiting = state.body === 'skeleton';
  const hasFilters = isWaiting || state.filters.length > 0;
  return (
    <FilterLayout
      ref={top}
      groups={state.filters}
      clearLabel={vendorProductsTexts.clearAll}
      actions={actions}
      isWaiting={isWaiting}
      isPanelShown={hasFilters}
      isDrawerOpen={state.isDrawerOpen}
    >
      {hasFilters && <FilterButton onClick={actions.openDrawer} />}
      <SelectedFilters selected={state.selected} onRemove={actions.toggle} />
      <VendorProducts {...{ state, actions }} />
    </FilterLayout>
  );
}
