const START =
  '<!-- Generated from backend/src/adapters/catalog-files/formats by `npm run generate`: change it there. -->';
const END = '<!-- End of the generated part. -->';

/**
 * Writes a table for each file of the catalogue into docs/catalog.md.
 *
 * @param {string} page with both marks
 * @param {readonly import('../../backend/src/adapters/catalog-files/file-format').FileFormat[]} formats
 */
export function withCatalogTables(page, formats) {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('docs/catalog.md has lost the marks of its generated part.');
  return [before + START, ...formats.flatMap(sectionOf), END + after].join('\n\n');
}

function sectionOf(format) {
  const key = format.key.map((name) => `\`${name}\``).join(', ');
  return [
    `### ${format.name}`,
    `${format.about} Key: ${key}. What the shop has and the file does not: ${format.whenMissing}.`,
    table(format),
  ];
}

function table({ columns, references = {} }) {
  const rows = Object.entries(columns).map(([name, column]) => [
    `\`${name}\``,
    column.about + (references[name] ? `; of \`${references[name].file}\`` : ''),
    column.expects,
    defaultOf(column.fallback),
  ]);
  const cells = [['column', 'meaning', 'value', 'default'], ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|')),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function defaultOf(fallback) {
  if (fallback === undefined) return 'required';
  return fallback === null || fallback === '' || Array.isArray(fallback) ? 'none' : `\`${fallback}\``;
}
