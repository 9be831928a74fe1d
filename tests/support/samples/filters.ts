import type { FilterGroupState, FilterOptionState } from '../../../src/ui/shared/filters/filter-group';
import { LONG_NAME } from './texts';

const option = (label: string, change: Partial<FilterOptionState> = {}): FilterOptionState => ({
  value: label,
  label,
  count: 12,
  isSelected: false,
  children: [],
  ...change,
});

/** A short group with a choice in it, and a long one with children. */
export function filterGroups<Parameter extends string>(
  short: Parameter,
  long: Parameter,
): readonly FilterGroupState<Parameter>[] {
  return [
    {
      parameter: short,
      title: 'Size',
      bounds: '',
      options: [option('750 ml', { isSelected: true }), option('1 L', { count: 0 })],
      chosen: 1,
    },
    {
      parameter: long,
      title: 'Price',
      bounds: '$2.99 to $349.99',
      options: [
        option('Below $25', { children: [option('Below $10'), option('$10 to $25')] }),
        option(LONG_NAME),
        ...Array.from({ length: 10 }, (_, index) => option(`$${(index + 1) * 25} and more`)),
      ],
      chosen: 0,
    },
  ];
}
