import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { requireNode } from './lib/node-version.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * Reports, per area of docs/requirements.md, the rows that a passing test proves and those that are open. A test
 * proves a row by ending its title with the row's id: `[PDP-21]`. An unknown id is an error.
 */
requireNode();
const values = readOptions({ 'ids-only': { type: 'boolean' }, open: { type: 'boolean' } });

const idsOf = (file, pattern) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(pattern)].map((match) => match[1]);
const rows = idsOf('docs/requirements.md', /^\| ([A-Z]+-\d+) \|/gm);
const others = [
  ...idsOf('docs/spec/decisions.md', /^\| (X-\d+) \|/gm),
  ...idsOf('docs/spec/backend.md', /^\| (BD-\d+) \|/gm),
  ...idsOf('docs/spec/backend.md', /^- (BDG-\d+|PS-\d+) /gm),
  ...idsOf('docs/spec/demo-data.md', /^\| ((?:DEMO|REACH)-\d+) \|/gm),
];
const known = new Set([...rows, ...others]);

const folder = inRoot('.cache/results');
const results = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file)) : [];
const titles = results.flatMap(
  (file) => JSON.parse(readFileSync(inRoot('.cache/results', file), 'utf8')).titles,
);
if (!titles.length) {
  console.error('No test has run yet: run `npm test` first.');
  process.exit(1);
}

const named = titles.flatMap((title) =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1].match(/\b[A-Z]+-\d+\b/g) ?? []),
);
const proved = new Set(named);
const unknown = [...proved].filter((id) => !known.has(id));

if (!values['ids-only']) {
  const areas = groupBy(rows, (id) => id.split('-')[0]);
  for (const [area, ids] of areas) {
    const open = ids.filter((id) => !proved.has(id));
    console.log(
      `${area.padEnd(7)} ${String(ids.length - open.length).padStart(3)} proved, ${String(open.length).padStart(3)} open${values.open && open.length ? `: ${open.join(' ')}` : ''}`,
    );
  }
  const done = rows.filter((id) => proved.has(id)).length;
  console.log(
    `${'all'.padEnd(7)} ${String(done).padStart(3)} proved, ${String(rows.length - done).padStart(3)} open`,
  );
}
if (unknown.length) {
  console.error(`Tests name unknown ids: ${unknown.join(', ')}`);
  process.exit(1);
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
