import { stringify } from 'csv-stringify';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '../../../../server/start-problem';
import { writeCell } from './cell';
import type { FileFormat, Row } from './file-format';

export type Syntax = 'csv' | 'jsonl';

/** Creates the folder; one with files in it is refused, so that no file of another export stays among the new ones. */
export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: Error) => {
    throw new StartProblem(`The folder ${folder} cannot be created: ${cause.message}`);
  });
  if ((await readdir(folder)).length > 0)
    throw new StartProblem(`The folder ${folder} is not empty: choose a new one.`);
}

/** Writes the rows of a file; its bytes depend on nothing but the rows. */
export async function writeFile(
  folder: string,
  format: FileFormat,
  syntax: Syntax,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const target = createWriteStream(join(folder, `${format.name}.${syntax}`));
  const columns = Object.entries(format.columns);
  if (syntax === 'jsonl') {
    const names = columns.map(([name]) => name);
    return pipeline(Readable.from(rows), jsonLines(names), target);
  }
  const cells = (row: Row) => columns.map(([name, { kind }]) => withLf(writeCell(kind, row[name])));
  const toCells = async function* (source: AsyncIterable<Row>) {
    for await (const row of source) yield cells(row);
  };
  const csv = stringify({ header: true, columns: columns.map(([name]) => name) });
  return pipeline(Readable.from(rows), toCells, csv, target);
}

/** Within a cell lines end as rows do, so that no tool that changes line ends changes a file; the shop has CRLF. */
const withLf = (cell: string): string => cell.replaceAll('\r\n', '\n');

/** Null is left out. */
const jsonLines = (names: string[]) =>
  async function* (rows: AsyncIterable<Row>) {
    for await (const row of rows) {
      const given = names.filter((name) => row[name] !== null && row[name] !== undefined);
      yield `${JSON.stringify(Object.fromEntries(given.map((name) => [name, row[name]])))}\n`;
    }
  };
