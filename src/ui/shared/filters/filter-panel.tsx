import { filterTexts } from '../../../texts/shared/filters';
import { Accordion } from '../accordion/accordion';
import { TextButton } from '../button/text-button';
import { Skeleton } from '../skeleton/skeleton';
import type { FilterGroupState } from './filter-group';
import { FilterGroupOptions } from './filter-group-options';
import styles from './filter-panel.module.css';

export interface FilterPanelActions<Parameter extends string> {
  toggle: (parameter: Parameter, value: string) => unknown;
  clearAll: () => unknown;
}

export interface FilterPanelProps<Parameter extends string> {
  groups: readonly FilterGroupState<Parameter>[];
  actions: FilterPanelActions<Parameter>;
  /** The filters come with the listing, which is still loading. */
  isWaiting?: boolean;
  clearLabel?: string;
}

/** The filters of a list; each can be collapsed (LIST-01, LIST-02). */
export function FilterPanel<Parameter extends string>({
  groups,
  actions,
  isWaiting = false,
  clearLabel = filterTexts.clearAll,
}: FilterPanelProps<Parameter>) {
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.title}>{filterTexts.filterBy}</p>
        <TextButton onClick={actions.clearAll}>{clearLabel}</TextButton>
      </div>
      {groups.length === 0 && isWaiting && <FilterSkeleton />}
      {groups.map(({ parameter, title, bounds, options, chosen }) => (
        <Accordion key={parameter} summary={title} aside={chosen > 0 && <Chosen count={chosen} />} open>
          {bounds && <p className={styles.bounds}>{bounds}</p>}
          <FilterGroupOptions
            {...{ title, options }}
            onToggle={(value) => actions.toggle(parameter, value)}
          />
        </Accordion>
      ))}
    </div>
  );
}

const Chosen = ({ count }: { count: number }) => (
  <span className={styles.chosen}>{filterTexts.selected(count)}</span>
);

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
