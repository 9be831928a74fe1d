import { markdownTable, withGenerated } from './generated-tables.mjs';

const START = '<!-- Generated from storefront/src/settings by `npm run generate`: change it there. -->';

/**
 * Writes the storefront's settings into docs/configuration.md, as a table for each group.
 *
 * @param {string} page with both marks
 * @param {Record<string, Record<string, import('zod').ZodType>>} groups
 */
export function withSettingsTables(page, groups) {
  const tables = Object.entries(groups).flatMap(([name, settings]) => [`### ${name}`, table(settings)]);
  return withGenerated(page, START, tables);
}

function table(settings) {
  const rows = Object.entries(settings).map(([name, schema]) => [
    `\`${name}\``,
    defaultOf(schema),
    schema.description,
  ]);
  return markdownTable([['setting', 'default', 'meaning'], ...rows]);
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
