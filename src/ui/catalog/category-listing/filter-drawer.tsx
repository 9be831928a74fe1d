import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import { FilterPanel, type FilterPanelProps, type FilterPanelActions } from './filter-panel';
import type { ListingState } from './listing-state';
import styles from './filter-drawer.module.css';

export interface FilterDrawerProps {
  state: FilterPanelProps['state'] & Pick<ListingState, 'isDrawerOpen'>;
  actions: FilterPanelActions & { applyDrawer: () => unknown; cancelDrawer: () => void };
}

/** On small screens the filters wait for Apply (LIST-03..05, LIST-11..13). */
export function FilterDrawer({ state, actions }: FilterDrawerProps) {
  return (
    <Dialog open={state.isDrawerOpen} title="Filter" onClose={actions.cancelDrawer}>
      <FilterPanel state={state} actions={actions} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={actions.cancelDrawer}>
          Cancel
        </Button>
        <Button onClick={actions.applyDrawer}>Apply</Button>
      </div>
    </Dialog>
  );
}
