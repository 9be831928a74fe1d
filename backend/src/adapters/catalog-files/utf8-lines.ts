import { isUtf8 } from 'node:buffer';

export const NEWLINE = 0x0a;

/** Many times as long as any record of a catalogue. */
export const MAX_RECORD_LENGTH = 1_048_576;

/**
 * Decodes chunks of a file into lines. Calls back with the number of each line that is not UTF-8, and goes on with
 * a replacement character in its place. A line that is longer than a record may be is cut off there.
 */
export async function* decodeLines(
  chunks: AsyncIterable<Buffer>,
  onInvalidLine: (line: number) => void,
): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  const decode = (block: Buffer): string => {
    if (isUtf8(block)) return block.toString('utf8');
    for (const [index, each] of linesOf(block).entries()) if (!isUtf8(each)) onInvalidLine(line + index);
    return block.toString('utf8');
  };
  for await (const chunk of chunks) {
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = all.lastIndexOf(NEWLINE) + 1;
    const whole = end === 0 && all.length > MAX_RECORD_LENGTH ? all.length : end;
    if (whole > 0) {
      const block = all.subarray(0, whole);
      yield decode(block);
      line += count(block);
    }
    rest = all.subarray(whole);
  }
  if (rest.length > 0) yield decode(rest);
}

function count(block: Buffer): number {
  let newlines = 0;
  for (let at = block.indexOf(NEWLINE); at >= 0; at = block.indexOf(NEWLINE, at + 1)) newlines += 1;
  return newlines;
}

function linesOf(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < block.length;) {
    const end = block.indexOf(NEWLINE, start);
    lines.push(block.subarray(start, end < 0 ? block.length : end));
    start = end < 0 ? block.length : end + 1;
  }
  return lines;
}
