import type { FileProblems } from '../adapters/catalog-files/problems';
import type { FileDifference, RowDifference } from '../adapters/postgres/catalog-files/compare-staged';

const PROBLEMS_SHOWN = 100;

/** A line each, as `offers.csv:12: price_cents: expected …`. */
export function formatProblems(problems: FileProblems): string {
  const shown = problems.first(PROBLEMS_SHOWN);
  const more = problems.total - shown.length;
  return [
    ...shown.map(({ file, line, text }) => `${file}:${line}: ${text}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    '',
    `${problems.total === 1 ? '1 problem' : `${problems.total} problems`}; nothing was written.`,
  ].join('\n');
}

const COUNTS = ['added', 'changed', 'removed', 'unchanged'] as const;

/** A table with the counts of each file, and the first differences below it. */
export function formatDifferences(differences: readonly FileDifference[]): string {
  const rows = [
    ['', ...COUNTS],
    ...differences.map((each) => [each.table, ...COUNTS.map((count) => String(each[count]))]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  const examples = differences.flatMap(({ table: name, first }) =>
    first.map((row) => `${name}: ${formatDifference(row)}`),
  );
  return [
    ...table,
    ...(examples.length > 0 ? ['', 'First differences of each file:'] : []),
    ...examples,
  ].join('\n');
}

const MAX_VALUE_LENGTH = 50;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH)}…`;
};

function formatDifference({ change, key, before, after }: RowDifference): string {
  const name = `${change} ${key.map(String).join(' ')}`;
  if (change !== 'changed' || !before || !after) return name;
  const changes = Object.keys(after)
    .filter((column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]))
    .map((column) => `${column} ${shown(before[column])} → ${shown(after[column])}`);
  return `${name}: ${changes.join(', ')}`;
}

/** What `--prune` deleted. */
export const formatDeleted = (deleted: Readonly<Record<string, number>>): string | undefined => {
  const counts = Object.entries(deleted).filter(([, count]) => count > 0);
  return counts.length > 0
    ? `Deleted: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}.`
    : undefined;
};
