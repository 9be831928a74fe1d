/** The three filters of a listing (ENT-12..14). */
export const FILTER_PARAMETERS = ['type', 'price', 'size'] as const;

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/** One group of the filter panel (ENT-11). */
export interface Filter {
  readonly parameter: FilterParameter;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** `minprice` and `maxprice` of the price group (LIST-17). */
  readonly bounds: { readonly min: string; readonly max: string } | null;
}

/** The value is sent, the label is shown; types nest up to three levels (LIST-16). */
export interface FilterOption {
  readonly label: string;
  readonly value: string;
  /** The products that this option and the choices of the other filters have together; absent if it is not known. */
  readonly count?: number;
  readonly children: readonly FilterOption[];
}
