import { SORTS } from '../../../domain/catalog/listing-query';
import type { FilterParameter } from '../../../domain/catalog/filter';
import { categoryListingTexts } from '../../../texts/catalog/category-listing';
import { Button } from '../../shared/button/button';
import { SelectField } from '../../shared/field/select-field';
import { SelectedFilters } from '../../shared/filters/selected-filters';
import { FilterButton } from '../../shared/filters/filter-layout';
import { PageSizeSelect } from '../../shared/pagination/page-size-select';
import type { ListingState } from './listing-state';
import styles from './listing-toolbar.module.css';

/** The backend's default order, which is blank on the wire. */
const OWN_ORDER = 'featured';
const SORT_OPTIONS = [{ value: OWN_ORDER, label: categoryListingTexts.featured }, ...SORTS];

export interface ListingToolbarActions {
  openDrawer: () => void;
  toggle: (parameter: FilterParameter, value: string) => unknown;
  sortBy: (sort: string) => unknown;
  setPageSize: (size: number) => unknown;
}

interface ListingToolbarProps {
  state: ListingState;
  actions: ListingToolbarActions;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
}

/** Filters, sort order and page size above the list (LIST-03, LIST-06, X-106). */
export function ListingToolbar({ state, actions, isPanelOpen, onTogglePanel }: ListingToolbarProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.toolbar}>
        <FilterButton onClick={actions.openDrawer} />
        <Button
          variant="quiet"
          icon="filter"
          className={styles.wideOnly}
          aria-expanded={isPanelOpen}
          aria-controls="filters"
          onClick={onTogglePanel}
        >
          {isPanelOpen ? categoryListingTexts.hideFilters : categoryListingTexts.showFilters}
        </Button>
        <div className={styles.selects}>
          <SelectField
            inline
            label={categoryListingTexts.sortBy}
            value={state.sort || OWN_ORDER}
            options={SORT_OPTIONS}
            onChange={actions.sortBy}
          />
          <PageSizeSelect value={state.pageSize} onChange={actions.setPageSize} />
        </div>
      </div>
      <SelectedFilters selected={state.selected} onRemove={actions.toggle} />
    </div>
  );
}
