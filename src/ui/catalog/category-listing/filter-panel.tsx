import type { FilterParameter } from '../../../domain/catalog/filter';
import { Accordion } from '../../shared/accordion/accordion';
import { TextButton } from '../../shared/button/text-button';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { FilterOptions } from './filter-options';
import type { ListingState } from './listing-state';
import styles from './filter-panel.module.css';

export interface FilterPanelActions {
  toggle: (parameter: FilterParameter, value: string) => unknown;
  clearAll: () => unknown;
}

export interface FilterPanelProps {
  state: Pick<ListingState, 'filters' | 'body'>;
  actions: FilterPanelActions;
}

/** What a category can be narrowed by; every group folds away (LIST-01, LIST-02). */
export function FilterPanel({ state, actions }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>Filter by</p>
        <TextButton onClick={actions.clearAll}>Clear All</TextButton>
      </div>
      {state.filters.length === 0 && state.body === 'skeleton' && <FilterSkeleton />}
      {state.filters.map(({ parameter, title, bounds, options }) => (
        <Accordion key={parameter} summary={title} open>
          {bounds && <p className={styles.bounds}>{bounds}</p>}
          <FilterOptions options={options} onToggle={(value) => actions.toggle(parameter, value)} />
        </Accordion>
      ))}
    </div>
  );
}

function FilterSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>
  );
}
