import { MAX_RECORD_LENGTH } from './utf8-lines';

type JsonLine = { line: number; value: unknown } | { line: number; broken: string };

/** A JSON value a line; empty lines are skipped. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonLine> {
  let line = 0;
  for await (const block of text) {
    const lines = block.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const each of lines) {
      line += 1;
      const trimmed = (line === 1 ? each.replace(/^\uFEFF/, '') : each).trim();
      if (trimmed !== '') yield { line, ...parsed(trimmed) };
    }
  }
}

function parsed(text: string): { value: unknown } | { broken: string } {
  if (text.length > MAX_RECORD_LENGTH)
    return { broken: `a row of more than ${MAX_RECORD_LENGTH} characters` };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { broken: 'not JSON; expected an object on one line' };
  }
}
