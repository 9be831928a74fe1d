import type { Column } from './column';

/** Values of a row by column: null where there is none. */
export type Row = Record<string, unknown>;

/** A rule about several columns of a row. */
interface RowRule {
  column: string;
  holds(row: Row): boolean;
  /** Completes "expected …". */
  expects: string;
}

/** A file of a catalogue folder, written as `<name>.csv` or `<name>.jsonl`. */
export interface FileFormat {
  name: string;
  about: string;
  /** What happens to rows that the shop has and the file lacks. */
  whenMissing: string;
  /** Columns that identify a row; each combination occurs once. */
  key: readonly [string, ...string[]];
  columns: Readonly<Record<string, Column>>;
  /** Columns whose values are keys of another file; `property`: those of the objects in a list have them there. */
  references?: Readonly<Record<string, { file: string; column: string; property?: string }>>;
  /** Another column whose values are unique. */
  unique?: string;
  rules?: readonly RowRule[];
}
