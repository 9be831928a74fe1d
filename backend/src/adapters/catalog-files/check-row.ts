import type { FileFormat, Row } from './file-format';

/** A row whose invalid values are null, and what is wrong with it. */
interface CheckedRow {
  row: Row;
  problems: string[];
  /** False if the key is invalid, so that the row cannot be identified. */
  hasKey: boolean;
}

/** Checks values by column and applies defaults. */
export function checkRow(format: FileFormat, values: Row): CheckedRow {
  const row: Row = {};
  const problems: string[] = [];
  let hasKey = true;
  for (const [name, column] of Object.entries(format.columns)) {
    const { success, data, error } = column.schema.safeParse(values[name]);
    row[name] = success ? (data ?? null) : null;
    if (success) continue;
    const where = column.kind === 'json' ? pathOf(error.issues[0]?.path ?? []) : '';
    problems.push(`${name}${where}: expected ${plain(column.expects)}, not ${shown(values[name])}`);
    hasKey &&= !format.key.includes(name);
  }
  if (problems.length === 0)
    for (const rule of format.rules ?? [])
      if (!rule.holds(row)) problems.push(`${rule.column}: expected ${plain(rule.expects)}`);
  return { row, problems, hasKey };
}

/** A path in a JSON value, such as `[0].rating`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const plain = (text: string): string => text.replaceAll('`', '');

/** JSON.stringify throws if a value is nested too deeply for the stack. */
function inJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value without an end';
  }
}

const MAX_SHOWN_LENGTH = 60;

/** A value in one short line, whatever it contains. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'an empty one';
  const text = inJson(value);
  return text.length <= MAX_SHOWN_LENGTH
    ? text
    : `${text.slice(0, MAX_SHOWN_LENGTH)}… (${text.length} characters)`;
}
