import { useLayoutEffect, useRef } from 'react';
import { filterTexts } from '../../../texts/shared/filters';
import { Chip } from '../chip/chip';
import type { SelectedOption } from './filter-group';
import styles from './selected-filters.module.css';

interface SelectedFiltersProps<Parameter extends string> {
  selected: readonly SelectedOption<Parameter>[];
  onRemove: (parameter: Parameter, value: string) => unknown;
}

/** The selected filter options; pressing one removes it, and the focus goes to the one in its place. */
export function SelectedFilters<Parameter extends string>({
  selected,
  onRemove,
}: SelectedFiltersProps<Parameter>) {
  const { frame, removing } = useFocusOfRemovedChip(selected.length);
  return (
    <div ref={frame} className={styles.frame}>
      {selected.length > 0 && (
        <ul className={styles.selected} aria-label={filterTexts.active}>
          {selected.map(({ parameter, value, label }, index) => (
            <li key={`${parameter} ${value}`}>
              <Chip
                label={label}
                onRemove={() => {
                  removing(index);
                  return onRemove(parameter, value);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * A chip that is removed by the keyboard takes the focus with it: the next one gets it, or the last, or the list that
 * the filters belong to, if none is left.
 */
function useFocusOfRemovedChip(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = null;
    const page = frame.current?.ownerDocument;
    if (index === null || page?.activeElement !== page?.body) return;
    const chips = frame.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(index, chips.length - 1)];
    const list = frame.current?.closest<HTMLElement>('[data-list]');
    (next ?? list)?.focus({ preventScroll: true });
  }, [count]);
  return { frame, removing: (index: number) => (removed.current = index) };
}
