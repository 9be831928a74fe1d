import type { FileFormat, Row } from './file-format';

/** A row whose invalid values are null, and what is wrong with it. */
interface CheckedRow {
  row: Row;
  problems: string[];
  /** False if it cannot be told which row this is. */
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

/** Where in a JSON value, as `[0].rating`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const plain = (text: string): string => text.replaceAll('`', '');

/** A value that is nested too deeply for the stack has no text. */
function inJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value without an end';
  }
}

const SHOWN = 60;

/** A value in one short line, whatever it contains. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'an empty one';
  const text = inJson(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;
}
