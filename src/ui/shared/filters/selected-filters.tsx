import { Chip } from '../chip/chip';
import type { SelectedOption } from './filter-group';
import styles from './selected-filters.module.css';

export interface SelectedFiltersProps<Parameter extends string> {
  selected: readonly SelectedOption<Parameter>[];
  onRemove: (parameter: Parameter, value: string) => unknown;
}

/** The selected filter options; pressing one removes it. */
export function SelectedFilters<Parameter extends string>({
  selected,
  onRemove,
}: SelectedFiltersProps<Parameter>) {
  if (selected.length === 0) return null;
  return (
    <ul className={styles.selected} aria-label="Active filters">
      {selected.map(({ parameter, value, label }) => (
        <li key={`${parameter} ${value}`}>
          <Chip label={label} onRemove={() => onRemove(parameter, value)} />
        </li>
      ))}
    </ul>
  );
}
