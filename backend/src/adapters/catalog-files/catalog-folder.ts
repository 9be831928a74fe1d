import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../../../../server/start-problem';
import { readCell } from './cell';
import { checkRow } from './check-row';
import type { FileFormat, Row } from './file-format';
import { FORMATS } from './formats/formats';
import type { FileProblems } from './problems';
import { readCsv } from './read-csv';
import { readJsonLines } from './read-json-lines';
import { decodeLines } from './utf8-lines';

/** A file of a folder. */
export interface CatalogFile {
  /** Such as `offers.csv`. */
  file: string;
  format: FileFormat;
}

/** A row with the line on which it begins; its invalid values are null. */
type FileRow = Row & { line: number };

/** A folder with the files of a catalogue; errors in them are added to the problems. */
export class CatalogFolder {
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly problems: FileProblems,
  ) {}

  /** Its files, in the order of the formats. A name without a format is a problem; hidden files are ignored. */
  async files(): Promise<CatalogFile[]> {
    const names = await readdir(this.folder).catch((cause: Error) => {
      throw new StartProblem(`The folder ${this.folder} cannot be read: ${cause.message}`);
    });
    const data = names.filter((name) => /\.(csv|jsonl)$/i.test(name) && !name.startsWith('.')).toSorted();
    const known = new Set(FORMATS.flatMap(({ name }) => [`${name}.csv`, `${name}.jsonl`]));
    for (const file of data)
      if (!known.has(file))
        this.add(file, 1, `unknown file; expected one of ${FORMATS.map(({ name }) => name).join(', ')}`);
    return FORMATS.flatMap((format) => this.fileOf(format, data));
  }

  /** Whether the keys of some rows of a file could not be read, so that references to it cannot be checked. */
  isUnreadable(file: CatalogFile): boolean {
    return this.unreadable.has(file.file);
  }

  /** The rows of a file whose key is known. */
  async *rows({ file, format }: CatalogFile): AsyncGenerator<FileRow> {
    const chunks = createReadStream(join(this.folder, file)) as AsyncIterable<Buffer>;
    const text = decodeLines(chunks, (line) => this.add(file, line, 'not UTF-8; expected this encoding'));
    const values = file.endsWith('.csv')
      ? this.csvRows(file, format, text)
      : this.jsonRows(file, format, text);
    for await (const { line, row: given } of values) {
      const { row, problems, hasKey } = checkRow(format, given);
      for (const problem of problems) this.add(file, line, problem);
      if (hasKey) yield { ...row, line };
      else this.unreadable.add(file);
    }
  }

  private fileOf(format: FileFormat, names: string[]): CatalogFile[] {
    const [file, second] = [`${format.name}.csv`, `${format.name}.jsonl`].filter((name) =>
      names.includes(name),
    );
    if (second) this.add(second, 1, `there is ${file} as well; expected one of them`);
    return file ? [{ file, format }] : [];
  }

  private async *csvRows(file: string, format: FileFormat, text: AsyncIterable<string>) {
    let header: string[] | undefined;
    for await (const record of readCsv(text)) {
      if ('broken' in record) {
        this.unreadable.add(file);
        this.add(file, record.line, record.broken);
      } else if (header === undefined) {
        header = record.cells.map((name) => name.trim());
        if (!this.isHeader(file, format, header)) return;
      } else if (record.cells.length === header.length) {
        yield { line: record.line, row: rowOf(format, header, record.cells) };
      } else {
        this.unreadable.add(file);
        this.add(file, record.line, `${record.cells.length} cells; expected ${header.length}, as in line 1`);
      }
    }
    if (header === undefined) this.add(file, 1, `no header; expected ${columnsOf(format)}`);
  }

  private async *jsonRows(file: string, format: FileFormat, text: AsyncIterable<string>) {
    for await (const record of readJsonLines(text)) {
      if ('broken' in record || !isObject(record.value)) {
        this.unreadable.add(file);
        this.add(
          file,
          record.line,
          'broken' in record ? record.broken : 'not an object; expected one on each line',
        );
        continue;
      }
      const { line, value } = record;
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(format.columns, name));
      for (const name of unknown) this.add(file, line, unknownColumn(format, name));
      yield { line, row: value };
    }
  }

  private isHeader(file: string, format: FileFormat, header: string[]): boolean {
    const unknown = header.filter((name) => !Object.hasOwn(format.columns, name));
    const twice = header.filter((name, index) => header.indexOf(name) !== index);
    const missing = Object.entries(format.columns)
      .filter(([name, { fallback }]) => fallback === undefined && !header.includes(name))
      .map(([name]) => name);
    for (const name of unknown) this.add(file, 1, unknownColumn(format, name));
    for (const name of twice) this.add(file, 1, `the column ${name} is there twice; expected it once`);
    for (const name of missing) this.add(file, 1, `no column ${name}; expected ${columnsOf(format)}`);
    const isUsable = missing.length === 0 && twice.length === 0;
    if (!isUsable) this.unreadable.add(file);
    return isUsable;
  }

  private add(file: string, line: number, text: string): void {
    this.problems.add({ file, line, text });
  }
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const columnsOf = ({ columns }: FileFormat): string => Object.keys(columns).join(', ');

const unknownColumn = (format: FileFormat, name: string): string =>
  `unknown column ${JSON.stringify(name.slice(0, 60))}; expected one of ${columnsOf(format)}`;

/** Cells without a column are dropped: their header has been reported. */
function rowOf(format: FileFormat, header: string[], cells: string[]): Row {
  const row: Row = {};
  for (const [index, name] of header.entries()) {
    const column = format.columns[name];
    if (column && Object.hasOwn(format.columns, name)) row[name] = readCell(column.kind, cells[index] ?? '');
  }
  return row;
}
