import type { ReactNode, RefObject } from 'react';
import { filterTexts } from '../../../texts/shared/filters';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer';
import { FilterPanel } from './filter-panel';
import styles from './filter-layout.module.css';

interface FilterLayoutProps<Parameter extends string> extends Omit<FilterDrawerProps<Parameter>, 'open'> {
  isDrawerOpen: boolean;
  isPanelShown?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  /** The list, with a `FilterButton` above it. */
  children: ReactNode;
}

/** A list beside its filters; on small screens they open in a drawer. */
export function FilterLayout<Parameter extends string>({
  isDrawerOpen,
  isPanelShown = true,
  ref,
  children,
  ...filters
}: FilterLayoutProps<Parameter>) {
  return (
    <>
      <div
        ref={ref}
        tabIndex={-1}
        data-list
        className={classNames(styles.columns, isPanelShown && styles.withPanel)}
      >
        <aside id="filters" className={styles.panel} aria-label={filterTexts.filters} hidden={!isPanelShown}>
          <FilterPanel {...filters} />
        </aside>
        <div className={styles.list}>{children}</div>
      </div>
      <FilterDrawer {...filters} open={isDrawerOpen} />
    </>
  );
}

/** Opens the drawer, where there is no room for the panel. */
export function FilterButton({ onClick }: { onClick: () => void }) {
  return (
    <div className={styles.button}>
      <Button variant="secondary" icon="filter" onClick={onClick}>
        {filterTexts.filter}
      </Button>
    </div>
  );
}
