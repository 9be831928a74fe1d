/** A filter and its options; `parameter` is its name in the query. */
export interface FilterGroupState<Parameter extends string> {
  readonly parameter: Parameter;
  readonly title: string;
  /** `$2.99 to $349.99` (LIST-17); may be empty. */
  readonly bounds: string;
  readonly options: readonly FilterOptionState[];
  /** How many options the shopper has chosen. */
  readonly chosen: number;
}

export interface FilterOptionState {
  readonly value: string;
  readonly label: string;
  /** Of products; absent if it is not known. */
  readonly count?: number;
  readonly isSelected: boolean;
  readonly children: readonly FilterOptionState[];
}

/** A selected option, which can be removed. */
export interface SelectedOption<Parameter extends string> {
  readonly parameter: Parameter;
  readonly value: string;
  readonly label: string;
}
