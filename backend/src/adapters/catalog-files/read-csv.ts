import { type CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { MAX_RECORD_LENGTH, NEWLINE } from './utf8-lines';

/** A record with the line on which it begins; a broken one has no cells. */
type CsvRecord = { line: number; cells: string[] } | { line: number; broken: string };

interface Parsed {
  record: string[];
  raw: string;
  info: { bytes: number };
}

const REASONS: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted cell does not end',
  CSV_INVALID_CLOSING_QUOTE:
    'a quote within a quoted cell; expected two quotes there, or a comma after the closing one',
  INVALID_OPENING_QUOTE: 'a quote within a cell; expected the whole cell in quotes, and two quotes there',
  CSV_MAX_RECORD_SIZE: `a row of more than ${MAX_RECORD_LENGTH} bytes; is a closing quote missing?`,
};

/** The records of CSV as in RFC 4180, the header included, with LF or CRLF, with or without a byte order mark. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const lines = new LineNumbers();
  let broken: CsvRecord[] = [];
  const parser = parse({
    bom: true,
    info: true,
    raw: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MAX_RECORD_LENGTH,
    skip_records_with_error: true,
    on_skip: (error) => {
      broken.push({ line: lines.at(Number(error?.bytes ?? 0)), broken: reasonOf(error) });
      return undefined;
    },
  });
  const records = Readable.from(lines.counted(text)).pipe(parser) as AsyncIterable<Parsed>;
  for await (const { record, raw, info } of records) {
    yield* broken;
    broken = [];
    const further = raw.trimEnd().split('\n').length - 1;
    if (record.length > 1 || record[0] !== '')
      yield { line: lines.at(info.bytes - 1) - further, cells: record };
  }
  yield* broken;
}

/** The line of a byte: csv-parse itself counts CRLF within quotes as two lines. */
class LineNumbers {
  private readonly newlines: number[] = [];
  private bytes = 0;

  async *counted(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
    for await (const part of text) {
      const block = Buffer.from(part);
      for (let at = block.indexOf(NEWLINE); at >= 0; at = block.indexOf(NEWLINE, at + 1))
        this.newlines.push(this.bytes + at);
      this.bytes += block.length;
      yield block;
    }
  }

  /** By binary search. */
  at(byte: number): number {
    let [low, high] = [0, this.newlines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.newlines[middle]! < byte) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

const reasonOf = (error: CsvError | undefined): string => REASONS[error?.code ?? ''] ?? 'not CSV';
