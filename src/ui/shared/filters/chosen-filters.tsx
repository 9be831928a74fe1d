import { Chip } from '../chip/chip';
import type { ChosenOption } from './filter-group';
import styles from './chosen-filters.module.css';

export interface ChosenFiltersProps<Parameter extends string> {
  chosen: readonly ChosenOption<Parameter>[];
  onRemove: (parameter: Parameter, value: string) => unknown;
}

/** The selected filter options; pressing one removes it. */
export function ChosenFilters<Parameter extends string>({ chosen, onRemove }: ChosenFiltersProps<Parameter>) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Filters in force">
      {chosen.map(({ parameter, value, label }) => (
        <li key={`${parameter} ${value}`}>
          <Chip removable label={label} onClick={() => onRemove(parameter, value)} />
        </li>
      ))}
    </ul>
  );
}
