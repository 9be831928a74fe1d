import type { CellKind } from './column';
import { escapeFormula, unescapeFormula } from './formula';

const SEPARATOR = '|';

/** The value of a cell of CSV; text of another kind is returned unchanged, and refused by the column's schema. */
export function readCell(kind: CellKind, cell: string): unknown {
  if (kind === 'text') return unescapeFormula(cell);
  const trimmed = cell.trim();
  if (trimmed === '') return null;
  if (kind === 'integer') return wholeNumber(trimmed);
  if (kind === 'flag') return trimmed === 'true' || (trimmed === 'false' ? false : trimmed);
  if (kind === 'list') return valuesIn(unescapeFormula(trimmed));
  if (kind === 'numbers') return valuesIn(trimmed).map(wholeNumber);
  return parsed(trimmed);
}

const valuesIn = (cell: string): string[] => cell.split(SEPARATOR).map((value) => value.trim());

/** At most fifteen digits, which a number represents exactly. */
const wholeNumber = (text: string): unknown => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Formats a value as a cell that `readCell` reads back. */
export function writeCell(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'text' && typeof value === 'string') return escapeFormula(value);
  if (kind === 'numbers') return (value as number[]).join(SEPARATOR);
  if (kind === 'list') return escapeFormula((value as string[]).join(SEPARATOR));
  return JSON.stringify(value);
}
