import { Checkbox } from '../choice/checkbox';
import type { FilterOptionState } from './filter-group';
import styles from './filter-panel.module.css';

interface FilterOptionsProps {
  options: readonly FilterOptionState[];
  onToggle: (value: string) => unknown;
}

/** Options with their children: types nest three levels deep (LIST-16). */
export function FilterOptions({ options, onToggle }: FilterOptionsProps) {
  return (
    <ul className={styles.options}>
      {options.map(({ label, value, isSelected, children }) => (
        <li key={`${value} ${label}`}>
          <Checkbox label={label} checked={isSelected} onChange={() => onToggle(value)} />
          {children.length > 0 && <FilterOptions options={children} onToggle={onToggle} />}
        </li>
      ))}
    </ul>
  );
}
