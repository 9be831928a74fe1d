import { useState } from 'react';
import { classNames } from '../../shared/class-names';
import { ListHead } from '../product-list/list-head';
import { FilterDrawer } from './filter-drawer';
import { FilterPanel, type FilterPanelActions } from './filter-panel';
import { ListingBody, type ListingBodyActions } from './listing-body';
import type { ListingState } from './listing-state';
import { ListingToolbar, type ListingToolbarActions } from './listing-toolbar';
import styles from './category-listing.module.css';

export interface CategoryListingActions
  extends FilterPanelActions, ListingToolbarActions, ListingBodyActions {
  applyDrawer: () => unknown;
  cancelDrawer: () => void;
}

export interface CategoryListingViewProps {
  state: ListingState;
  actions: CategoryListingActions;
}

export function CategoryListingView({ state, actions }: CategoryListingViewProps) {
  const [isPanelOpen, setPanelOpen] = useState(true);
  // An empty category offers nothing to choose from.
  const hasChoice = state.body !== 'empty' || state.filters.length > 0;
  const isPanelShown = isPanelOpen && hasChoice;
  return (
    <div className={styles.page}>
      <ListHead
        crumbs={state.crumbs}
        title={state.title}
        count={state.body === 'products' ? state.count : ''}
      />
      <div className={classNames(styles.columns, isPanelShown && styles.withPanel)}>
        <aside id="filters" className={styles.panel} aria-label="Filters" hidden={!isPanelShown}>
          <FilterPanel state={state} actions={actions} />
        </aside>
        <div className={styles.list}>
          {hasChoice && (
            <ListingToolbar
              {...{ state, actions, isPanelOpen }}
              onTogglePanel={() => setPanelOpen(!isPanelOpen)}
            />
          )}
          <ListingBody {...{ state, actions }} />
        </div>
      </div>
      <FilterDrawer {...{ state, actions }} />
    </div>
  );
}
