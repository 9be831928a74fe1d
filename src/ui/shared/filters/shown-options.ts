import type { FilterOptionState } from './filter-group';

/** A group with more lines than this begins collapsed. */
const COLLAPSED_LINES = 8;

/**
 * The options of a collapsed group: as many as fit into its lines, counting their children, and all with a selection.
 * A group that is only one line too long is not collapsed, since `Show more` would take that line.
 */
export function collapsedOptions(options: readonly FilterOptionState[]): readonly FilterOptionState[] {
  if (linesOf(options) <= COLLAPSED_LINES + 1) return options;
  let lines = 0;
  return options.filter((option, index) => {
    lines += linesOf([option]);
    return index === 0 || lines <= COLLAPSED_LINES || hasSelection(option);
  });
}

export const linesOf = (options: readonly FilterOptionState[]): number =>
  options.reduce((lines, { children }) => lines + 1 + linesOf(children), 0);

const hasSelection = ({ isSelected, children }: FilterOptionState): boolean =>
  isSelected || children.some(hasSelection);
