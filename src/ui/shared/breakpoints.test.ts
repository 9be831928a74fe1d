import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(process.cwd(), 'src');

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'));

/** The largest width below each breakpoint, whether the sheet uses min-width or max-width. */
const breakpoints = (sheet: string): number[] =>
  [...sheet.matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, end, width]) =>
    end === 'min' ? Number(width) - 1 : Number(width),
  );

const SCREEN_BREAKPOINTS = [575, 767, 991, 1199];
const GRID_BREAKPOINTS = [480, 768, 1024];

test('screens change at 575, 767, 991 and 1199 px, and at the widths of the grid [CONST-26] [CONST-28]', () => {
  expect(new Set(sheets.flatMap(breakpoints))).toEqual(new Set([...SCREEN_BREAKPOINTS, ...GRID_BREAKPOINTS]));
});
