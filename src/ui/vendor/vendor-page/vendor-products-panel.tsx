import type { VendorFilter } from '../../../domain/vendor/vendor-product-query';
import { Button } from '../../shared/button/button';
import { ChosenFilters } from '../../shared/filters/chosen-filters';
import { FilterDrawer, type FilterDrawerActions } from '../../shared/filters/filter-drawer';
import { FilterPanel } from '../../shared/filters/filter-panel';
import { useTopOnPage } from '../../shared/pagination/use-top-on-page';
import { VendorProducts, type VendorProductsActions } from './vendor-products';
import type { VendorProductsState } from './vendor-state';
import styles from './vendor-products.module.css';

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
  const top = useTopOnPage(state.page);
  const panel = { groups: state.filters, clearLabel: 'CLEAR ALL', actions };
  return (
    <div ref={top} className={styles.columns}>
      <aside className={styles.panel} aria-label="Filters">
        <FilterPanel {...panel} />
      </aside>
      <div className={styles.list}>
        <Button variant="secondary" icon="filter" className={styles.onSmall} onClick={actions.openDrawer}>
          Filter
        </Button>
        <ChosenFilters chosen={state.chosen} onRemove={actions.toggle} />
        <VendorProducts {...{ state, actions }} />
      </div>
      <FilterDrawer {...panel} open={state.isDrawerOpen} />
    </div>
  );
}
