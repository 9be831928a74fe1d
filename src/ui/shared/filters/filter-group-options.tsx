import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { filterTexts } from '../../../texts/shared/filters';
import { TextButton } from '../button/text-button';
import { Checkbox } from '../choice/checkbox';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { FilterOptionState } from './filter-group';
import styles from './filter-panel.module.css';
import { collapsedOptions, linesOf } from './shown-options';

interface FilterGroupOptionsProps {
  /** Names the button: `Show 12 more of Type`. */
  title: string;
  options: readonly FilterOptionState[];
  onToggle: (value: string) => unknown;
}

/** The options of a group; a long list is collapsed until the shopper asks for more. */
export function FilterGroupOptions({ title, options, onToggle }: FilterGroupOptionsProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  // What was selected at first stays in view, so that no line vanishes under the pointer.
  const [atFirst] = useState(() => new Set(collapsedOptions(options).map(({ value }) => value)));
  const short = collapsedOptions(options);
  const collapsed = options.filter((option) => atFirst.has(option.value) || short.includes(option));
  const hidden = linesOf(options) - linesOf(collapsed);
  const list = useFocusOfRevealed(
    isWhole,
    options.findIndex((option) => !collapsed.includes(option)),
  );
  return (
    <>
      <div id={id} ref={list}>
        <FilterOptions options={isWhole ? options : collapsed} onToggle={onToggle} />
      </div>
      {hidden > 0 && (
        <TextButton
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? filterTexts.showLess : filterTexts.showMore(hidden)}
          <VisuallyHidden>{filterTexts.ofGroup(title)}</VisuallyHidden>
        </TextButton>
      )}
    </>
  );
}

/** What `Show more` reveals comes before the button, which it moves down: the focus moves to the first revealed option. */
function useFocusOfRevealed(isWhole: boolean, first: number) {
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() =>
    list.current?.querySelectorAll(':scope > ul > li')[first]?.querySelector('input')?.focus(),
  );
  useEffect(() => {
    if (isWhole) focusFirst();
  }, [isWhole]);
  return list;
}

interface FilterOptionsProps {
  options: readonly FilterOptionState[];
  onToggle: (value: string) => unknown;
}

/** Options with their children: types nest three levels deep (LIST-16). */
function FilterOptions({ options, onToggle }: FilterOptionsProps) {
  return (
    <ul className={styles.options}>
      {options.map(({ label, value, count, isSelected, children }) => (
        <li key={`${value} ${label}`}>
          <div className={styles.option}>
            <Checkbox label={label} checked={isSelected} onChange={() => onToggle(value)} />
            {count !== undefined && (
              <p className={styles.count}>
                {count}
                <VisuallyHidden>{filterTexts.matching}</VisuallyHidden>
              </p>
            )}
          </div>
          {children.length > 0 && <FilterOptions options={children} onToggle={onToggle} />}
        </li>
      ))}
    </ul>
  );
}
