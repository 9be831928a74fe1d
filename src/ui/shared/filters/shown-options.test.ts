import type { FilterOptionState } from './filter-group';
import { collapsedOptions } from './shown-options';

const option = (label: string, facts: Partial<FilterOptionState> = {}): FilterOptionState => ({
  ...{ value: label, label, isSelected: false, children: [] },
  ...facts,
});

const options = (count: number) => Array.from({ length: count }, (_, at) => option(`${at}`));
const labels = (shown: readonly FilterOptionState[]) => shown.map(({ label }) => label);

describe('a collapsed group of filters', () => {
  it('is whole unless it saves more than the line that Show more takes', () => {
    expect(collapsedOptions(options(9))).toHaveLength(9);
    expect(collapsedOptions(options(10))).toHaveLength(8);
  });

  it('counts the lines of children, and shows at least one option', () => {
    const long = [option('a', { children: options(12) }), option('b')];
    expect(labels(collapsedOptions(long))).toEqual(['a']);
    const short = [option('a', { children: options(4) }), option('b', { children: options(6) })];
    expect(labels(collapsedOptions(short))).toEqual(['a']);
  });

  it('shows what is selected, wherever it is', () => {
    const chosen = option('chosen', { isSelected: true });
    const parent = option('parent', { children: [option('child', { isSelected: true })] });
    expect(labels(collapsedOptions([...options(12), chosen, parent])).slice(-2)).toEqual([
      'chosen',
      'parent',
    ]);
  });
});
