const START = '<!-- Generated from storefront/src/settings by `npm run generate`: change it there. -->';
const END = '<!-- End of the generated part. -->';

/**
 * Writes the storefront's settings into docs/configuration.md, as a table for each group.
 *
 * @param {string} page with both marks
 * @param {Record<string, Record<string, import('zod').ZodType>>} groups
 */
export function withSettingsTables(page, groups) {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('docs/configuration.md has lost the marks of its generated part.');
  const tables = Object.entries(groups).flatMap(([name, settings]) => [`### ${name}`, table(settings)]);
  return [before + START, ...tables, END + after].join('\n\n');
}

function table(settings) {
  const rows = Object.entries(settings).map(([name, schema]) => [
    `\`${name}\``,
    defaultOf(schema),
    schema.description,
  ]);
  const cells = [['setting', 'default', 'meaning'], ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|')),
  );
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function defaultOf(schema) {
  const { type, defaultValue } = schema.def;
  const { shownDefault } = schema.meta() ?? {};
  if (shownDefault) return shownDefault;
  if (type === 'optional') return 'none';
  if (type !== 'default') return 'required';
  return isNothing(defaultValue)
    ? 'none'
    : [defaultValue]
        .flat()
        .map((value) => `\`${value}\``)
        .join(', ');
}

const isNothing = (value) => (typeof value === 'object' ? Object.keys(value).length === 0 : value === '');
