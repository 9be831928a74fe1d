import type { Filter, FilterOption, FilterParameter } from '../../../domain/catalog/filter';
import type { FilterSelection } from '../../../domain/catalog/filter-selection';
import { Money } from '../../../domain/shared/money';
import { categoryListingTexts } from '../../../texts/catalog/category-listing';
import type { FilterGroupState, FilterOptionState } from '../../shared/filters/filter-group';
import type { ListingState } from './listing-state';

const TITLES: Record<FilterParameter, string> = {
  type: categoryListingTexts.type,
  price: categoryListingTexts.price,
  size: categoryListingTexts.size,
};

/** LIST-16..18: the groups of the filter panel, with what is selected. */
export const filterGroups = (
  filters: readonly Filter[],
  selection: FilterSelection,
): readonly FilterGroupState<FilterParameter>[] =>
  filters.map(({ parameter, options, bounds }) => ({
    parameter,
    title: TITLES[parameter],
    bounds: bounds
      ? categoryListingTexts.bounds(
          Money.parseOrZero(bounds.min).format(),
          Money.parseOrZero(bounds.max).format(),
        )
      : '',
    options: optionStates(withoutOwnName(options, selection), parameter, selection),
    chosen: chosenValues(parameter, selection).length,
  }));

/** Everything selected besides the category itself, in the order of the panel. */
export function selectedOptions(
  filters: readonly Filter[],
  selection: FilterSelection,
): ListingState['selected'] {
  return filters.flatMap(({ parameter, options }) => {
    return chosenValues(parameter, selection).map((value) => ({
      parameter,
      value,
      label: labelOf(options, value) ?? value,
    }));
  });
}

/** What is selected besides the category itself. */
const chosenValues = (parameter: FilterParameter, selection: FilterSelection): readonly string[] =>
  selection.values(parameter).filter((value) => parameter !== 'type' || value !== selection.categoryId);

/** Leaves out the category itself, since the page is about it: its children are offered, `Shop All` first (LIST-16). */
function withoutOwnName(
  options: readonly FilterOption[],
  { categoryId }: FilterSelection,
): readonly FilterOption[] {
  const [only] = options;
  const isOwn = options.length === 1 && only?.value === categoryId && only.children.length > 0;
  return isOwn ? only.children : options;
}

/** Leaves out a `Shop All` below a type that is on the panel itself: both would be the same option. */
const optionStates = (
  options: readonly FilterOption[],
  parameter: FilterParameter,
  selection: FilterSelection,
): readonly FilterOptionState[] =>
  options.map(({ label, value, count, children }) => ({
    label,
    value,
    count,
    isSelected: selection.has(parameter, value),
    children: optionStates(
      children.filter((child) => child.value !== value),
      parameter,
      selection,
    ),
  }));

function labelOf(options: readonly FilterOption[], value: string): string | null {
  for (const option of options) {
    const label = option.value === value ? option.label : labelOf(option.children, value);
    if (label !== null) return label;
  }
  return null;
}
