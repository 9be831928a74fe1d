import { markdownTable, withGenerated } from './generated-tables.mjs';

const START =
  '<!-- Generated from backend/src/adapters/catalog-files/formats by `npm run generate`: change it there. -->';

/**
 * Writes a table for each file of the catalogue into docs/catalog.md.
 *
 * @param {string} page with both marks
 * @param {readonly import('../../backend/src/adapters/catalog-files/file-format').FileFormat[]} formats
 */
export const withCatalogTables = (page, formats) => withGenerated(page, START, formats.flatMap(sectionOf));

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
  return markdownTable([['column', 'meaning', 'value', 'default'], ...rows]);
}

function defaultOf(fallback) {
  if (fallback === undefined) return 'required';
  return fallback === null || fallback === '' || Array.isArray(fallback) ? 'none' : `\`${fallback}\``;
}
