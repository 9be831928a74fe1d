import { filterTexts } from '../../../texts/shared/filters';
import { words } from '../../../texts/shared/words';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { FilterPanel, type FilterPanelActions, type FilterPanelProps } from './filter-panel';
import styles from './filter-drawer.module.css';

export interface FilterDrawerActions<Parameter extends string> extends FilterPanelActions<Parameter> {
  applyDrawer: () => unknown;
  cancelDrawer: () => void;
}

export interface FilterDrawerProps<Parameter extends string> extends FilterPanelProps<Parameter> {
  open: boolean;
  actions: FilterDrawerActions<Parameter>;
}

/** On small screens filters take effect on Apply (LIST-03..05, LIST-11..13). */
export function FilterDrawer<Parameter extends string>({ open, ...panel }: FilterDrawerProps<Parameter>) {
  const { actions } = panel;
  return (
    <Dialog open={open} title={filterTexts.filter} onClose={actions.cancelDrawer}>
      <FilterPanel {...panel} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={actions.cancelDrawer}>
          {words.cancel}
        </Button>
        <Button onClick={actions.applyDrawer}>{words.apply}</Button>
      </div>
    </Dialog>
  );
}
