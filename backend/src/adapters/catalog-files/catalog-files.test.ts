import fc from 'fast-check';
import { readCell, writeCell } from './cell';
import { checkRow } from './check-row';
import { FORMATS } from './formats/formats';
import { FileProblems } from './problems';
import { readCsv } from './read-csv';
import { readJsonLines } from './read-json-lines';
import { decodeLines } from './utf8-lines';
import { SPEED } from './formats/shared-columns';
import { SPEED_TYPES } from '../../domain/shared/speed-type';

async function* chunks<Chunk>(...parts: Chunk[]): AsyncGenerator<Chunk> {
  for (const part of parts) yield part;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

describe('CSV', () => {
  it('counts lines correctly after a cell of several lines, with LF and CRLF', async () => {
    const rows = 'a,b\n1,"x\ny"\n\n2,z\n';
    const expected = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'z'] },
    ];
    expect(await all(readCsv(chunks(rows)))).toEqual(expected);
    const windows = `\uFEFF${rows.replaceAll('\n', '\r\n')}`;
    expect(await all(readCsv(chunks(windows)))).toEqual([
      expected[0],
      { line: 2, cells: ['1', 'x\r\ny'] },
      expected[2],
    ]);
  });

  it('continues after a row that is not CSV', async () => {
    const records = await all(readCsv(chunks('a,b\r\n"1\r\n",x\r\n1,x"y\r\n2,z\r\n')));
    expect(records.toSorted((one, other) => one.line - other.line)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\r\n', 'x'] },
      { line: 4, broken: expect.stringContaining('a quote within a cell') as unknown },
      { line: 5, cells: ['2', 'z'] },
    ]);
  });

  it('does not read a file to its end into memory for a quote that is never closed', async () => {
    const endless = `a\n"${'x'.repeat(1_100_000)}\n1\n`;
    expect(await all(readCsv(chunks(endless)))).toContainEqual({
      line: 2,
      broken: expect.stringContaining('is a closing quote missing?') as unknown,
    });
  });
});

describe('a cell', () => {
  it.each(['=1+1', '+1 212', '-196 Lemon', '@sum', '\tx', "'=1", "''@x", "'quoted'"])(
    'never begins as a formula, and is the same text when it is read: %s',
    (value) => {
      const cell = writeCell('text', value);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(readCell('text', cell)).toBe(value);
    },
  );

  it('is the same value when it is read, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
        expect(readCell('text', writeCell('text', value))).toBe(value);
      }),
    );
    expect(readCell('numbers', writeCell('numbers', [12, 20]))).toEqual([12, 20]);
    expect(readCell('list', writeCell('list', ['=A', '-B']))).toEqual(['=A', '-B']);
    expect(readCell('json', writeCell('json', [{ a: 1 }]))).toEqual([{ a: 1 }]);
    expect(readCell('flag', writeCell('flag', false))).toBe(false);
  });

  it('is not read as a number unless it is a whole one, and is null when it is empty', () => {
    expect(['12.5', '1e3', '0x1f', '１２', ''].map((cell) => readCell('integer', cell))).toEqual([
      '12.5',
      '1e3',
      '0x1f',
      '１２',
      null,
    ]);
  });
});

describe('lines of UTF-8', () => {
  it('are decoded wherever a chunk ends', async () => {
    const bytes = Buffer.from('Añejo 🥃\nRosé\n');
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const invalid: number[] = [];
      const text = await all(
        decodeLines(chunks(bytes.subarray(0, cut), bytes.subarray(cut)), (line) => invalid.push(line)),
      );
      expect([text.join(''), invalid]).toEqual(['Añejo 🥃\nRosé\n', []]);
    }
  });

  it('are reported by number when they are not UTF-8', async () => {
    const invalid: number[] = [];
    const latin = Buffer.from('a\nRos\u00e9\nb\nA\u00f1ejo', 'latin1');
    await all(decodeLines(chunks(latin.subarray(0, 7), latin.subarray(7)), (line) => invalid.push(line)));
    expect(invalid).toEqual([2, 4]);
  });
});

it('reports JSON that is nested too deeply', () => {
  const vendors = FORMATS[0]!;
  const { problems } = checkRow(vendors, {
    id: 1,
    name: 'x',
    info: readCell('json', '['.repeat(400_000) + ']'.repeat(400_000)),
  });
  expect(problems).toEqual([expect.stringMatching(/^info: expected JSON: an object with name/)]);
});

it('reads JSON Lines, and reports lines that are not JSON', async () => {
  expect(await all(readJsonLines(chunks('\uFEFF{"a":1}\r\n\n{"a":\n', '[2]\n')))).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 3, broken: 'not JSON; expected an object on one line' },
    { line: 4, value: [2] },
  ]);
});

it('keeps the first problems of each file, and counts the rest', () => {
  const problems = new FileProblems();
  for (let line = 300; line > 0; line -= 1) problems.add({ file: 'a.csv', line, text: 'x' });
  problems.add({ file: 'b.csv', line: 1, text: 'y' });
  problems.addUnseen('b.csv', 9);
  expect(problems.total).toBe(310);
  expect(problems.first(500)).toHaveLength(101);
  expect(problems.first(1)).toEqual([{ file: 'a.csv', line: 201, text: 'x' }]);
});

it('spells the speeds as the domain does', () => {
  expect(SPEED).toEqual(SPEED_TYPES);
});

it('has keys and references that are columns', () => {
  for (const { key, columns, references = {}, unique, rules = [] } of FORMATS) {
    const named = [
      ...key,
      ...Object.keys(references),
      ...(unique ? [unique] : []),
      ...rules.map(({ column }) => column),
    ];
    for (const name of named) expect(Object.keys(columns)).toContain(name);
    for (const { file, column } of Object.values(references)) {
      const target = FORMATS.find(({ name }) => name === file);
      expect(target?.key).toEqual([column]);
    }
  }
});
