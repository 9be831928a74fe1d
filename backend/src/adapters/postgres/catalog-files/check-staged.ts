import { sql } from 'drizzle-orm';
import type { CatalogReference, CatalogTable } from '../../../application/catalog/catalog-table';
import type { Database } from '../database';
import { tableSuffix } from './stored-files';

/** A problem that only shows when rows are compared with each other. */
interface RowProblem {
  line: number;
  text: string;
}

/** The first problems of a check, and how many there are. */
interface RowProblems {
  table: string;
  first: RowProblem[];
  total: number;
}

const SHOWN = 100;

/** What is staged: `complete` files are all there, `incomplete` ones have rows that could not be read. */
export interface StagedFiles {
  complete: ReadonlySet<string>;
  incomplete: ReadonlySet<string>;
}

/** Finds duplicate rows, references to nothing, and changes of fixed values. Needs the current tables. */
export async function* checkStaged(
  db: Database,
  tables: readonly CatalogTable[],
  staged: StagedFiles,
): AsyncGenerator<RowProblems> {
  for (const table of tables.filter(({ name }) => staged.complete.has(name) || staged.incomplete.has(name))) {
    const run = (query: string) => problemsOf(db, table.name, query);
    yield run(twice(table, table.key));
    if (table.unique) {
      yield run(twice(table, [table.unique]));
      yield run(otherNumber(table, table.unique));
    }
    for (const reference of table.references)
      if (!staged.incomplete.has(reference.table)) yield run(dangling(table, reference, staged));
    if (table.name === 'categories') yield run(CYCLES);
  }
}

async function problemsOf(db: Database, table: string, query: string): Promise<RowProblems> {
  const { rows } = await db.execute<{ line: number; text: string; total: number }>(
    sql.raw(
      `select line, text, (count(*) over ())::int as total from (${query}) found order by line limit ${SHOWN}`,
    ),
  );
  const first = rows.map(({ line, text }) => ({ line, text }));
  return { table, first, total: rows[0]?.total ?? 0 };
}

function twice({ name }: CatalogTable, columns: readonly string[]): string {
  const list = columns.join(', ');
  const values = columns.map((column) => `${column}::text`).join(`, ', ', `);
  const given = columns.map((column) => `${column} is not null`).join(' and ');
  return `
    select line, '${list}: ' || concat(${values}) || ' is in line ' || first || ' too; expected once' as text
    from (select line, ${list}, min(line) over (partition by ${list}) as first from staged_${tableSuffix(name)} where ${given}) s
    where line > first`;
}

/** Paths and orders contain the number of a row, so it must not change. */
function otherNumber({ name, key: [key = ''] }: CatalogTable, column: string): string {
  const suffix = tableSuffix(name);
  return `
    select s.line, '${column}: expected ' || c.${column} || ', the number that ' || c.${key} || ' has, not ' || s.${column} as text
    from staged_${suffix} s join current_${suffix} c on c.${key} = s.${key} where s.${column} <> c.${column}
    union all
    select s.line, '${column}: ' || s.${column} || ' is the number of ' || c.${key} || '; expected an unused one, or none'
    from staged_${suffix} s join current_${suffix} c on c.${column} = s.${column} where s.${key} <> c.${key}`;
}

/** References are checked against the file if the folder has it, otherwise against the shop. */
function dangling(table: CatalogTable, reference: CatalogReference, { complete }: StagedFiles): string {
  const { column, isList, property, table: target, tableColumn } = reference;
  const source = `${complete.has(target) ? 'staged' : 'current'}_${tableSuffix(target)}`;
  const place = complete.has(target) ? `in ${target}` : 'in the shop';
  const member = property ? `element.value ->> '${property}'` : `element.value #>> '{}'`;
  const value = isList ? `(${member})` : `s.${column}::text`;
  const elements = isList ? `cross join lateral jsonb_array_elements(s.${column}) as element(value)` : '';
  return `
    select s.line, '${column}: ' || ${value} || ' is not ${place}; expected the ${tableColumn} of one that is' as text
    from staged_${tableSuffix(table.name)} s ${elements}
    where ${value} is not null and not exists (select from ${source} t where t.${tableColumn}::text = ${value})`;
}

/** Categories that are their own ancestors. */
const CYCLES = `
  with recursive above as (
    select s.line, s.id, s.parent_id from staged_categories s where s.parent_id is not null
    union
    select above.line, above.id, c.parent_id from above join staged_categories c on c.id = above.parent_id
    where c.parent_id is not null
  )
  select line, 'parent_id: ' || id || ' is below itself; expected a category above it' as text
  from above where parent_id = id`;
