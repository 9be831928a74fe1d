import { useState } from 'react';
import type { FilterParameter } from '../../../domain/catalog/filter';
import type { FilterDrawerActions } from '../../shared/filters/filter-drawer';
import { FilterLayout } from '../../shared/filters/filter-layout';
import { ListHead } from '../product-list/list-head';
import { ListingBody, type ListingBodyActions } from './listing-body';
import type { ListingState } from './listing-state';
import { ListingToolbar, type ListingToolbarActions } from './listing-toolbar';
import styles from './category-listing.module.css';

export interface CategoryListingActions
  extends FilterDrawerActions<FilterParameter>, ListingToolbarActions, ListingBodyActions {}

interface CategoryListingViewProps {
  state: ListingState;
  actions: CategoryListingActions;
}

export function CategoryListingView({ state, actions }: CategoryListingViewProps) {
  const [isPanelOpen, setPanelOpen] = useState(true);
  // An empty category offers nothing to choose from, nor does one that could not be loaded.
  const hasChoice = state.filters.length > 0 || state.body === 'skeleton' || state.body === 'products';
  const isPanelShown = isPanelOpen && hasChoice;
  const panel = { groups: state.filters, isWaiting: state.body === 'skeleton', actions };
  return (
    <div className={styles.page}>
      <ListHead
        crumbs={state.crumbs}
        title={state.title}
        count={state.body === 'products' ? state.count : ''}
      />
      <FilterLayout {...panel} isPanelShown={isPanelShown} isDrawerOpen={state.isDrawerOpen}>
        {hasChoice && (
          <ListingToolbar
            {...{ state, actions, isPanelOpen }}
            onTogglePanel={() => setPanelOpen(!isPanelOpen)}
          />
        )}
        <ListingBody {...{ state, actions }} />
      </FilterLayout>
    </div>
  );
}
