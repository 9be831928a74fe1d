import { FILTER_PARAMETERS, type Filter, type FilterOption, type FilterParameter } from './filter';

type Chosen = Readonly<Record<FilterParameter, readonly string[]>>;

/** The selected filter options of one category. */
export class FilterSelection {
  private constructor(
    readonly categoryId: string,
    private readonly chosen: Chosen,
  ) {}

  /** Only the category's own type; Clear All returns to it (LIST-14, X-103). */
  static forCategory(categoryId: string): FilterSelection {
    return new FilterSelection(categoryId, { type: [categoryId], price: [], size: [] });
  }

  values(parameter: FilterParameter): readonly string[] {
    return this.chosen[parameter];
  }

  has(parameter: FilterParameter, value: string): boolean {
    return this.chosen[parameter].includes(value);
  }

  /** Selects or deselects an option; deselecting the last type selects the category's own. */
  toggled(parameter: FilterParameter, value: string): FilterSelection {
    const before = this.chosen[parameter];
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
    const chosen = { ...this.chosen, [parameter]: after };
    return new FilterSelection(this.categoryId, { ...chosen, type: this.typesOf(chosen, value) });
  }

  /** A narrower type replaces the category's own, which would include it (LIST-10). */
  private typesOf(chosen: Chosen, toggled: string): readonly string[] {
    const narrower = chosen.type.filter((id) => id !== this.categoryId);
    if (narrower.length === 0 || toggled === this.categoryId) return [this.categoryId];
    return narrower;
  }

  /** Without options that no filter offers. */
  limitedTo(filters: readonly Filter[]): FilterSelection {
    const own = FilterSelection.forCategory(this.categoryId);
    return FILTER_PARAMETERS.reduce((kept, parameter) => {
      const options = filters
        .filter((filter) => filter.parameter === parameter)
        .flatMap((filter) => filter.options);
      const values = this.chosen[parameter].filter(
        (value) => value !== this.categoryId && isAmong(options, value),
      );
      return values.reduce((so, value) => so.toggled(parameter, value), kept);
    }, own);
  }

  /** Whether anything but the category's own type is selected. */
  get hasFilters(): boolean {
    const { type, price, size } = this.chosen;
    return price.length > 0 || size.length > 0 || type.some((id) => id !== this.categoryId);
  }
}

const isAmong = (options: readonly FilterOption[], value: string): boolean =>
  options.some((option) => option.value === value || isAmong(option.children, value));
