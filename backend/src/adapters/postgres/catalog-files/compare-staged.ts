import { sql } from 'drizzle-orm';
import type { CatalogTable } from '../../../application/catalog/catalog-table';
import type { Database } from '../database';
import { runAll, temporaryTable } from './statements';
import { storedFile, tableSuffix } from './stored-files';

/** How the rows of a file differ from the shop's. */
export interface FileDifference {
  table: string;
  added: number;
  changed: number;
  /** Withdrawn from sale or deleted, as the file's format says. */
  removed: number;
  unchanged: number;
  first: RowDifference[];
}

export interface RowDifference {
  change: 'added' | 'changed' | 'removed';
  /** The values of the key. */
  key: unknown[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Copies what the shop has into temporary tables `current_…`, one for each file. */
export async function copyCurrent(db: Database, tables: readonly CatalogTable[]): Promise<void> {
  for (const { name, key } of tables) {
    const suffix = tableSuffix(name);
    await runAll(db, temporaryTable(`current_${suffix}`, storedFile(name).current, [key.join(', ')]));
  }
}

/** Writes the keys of rows that differ into `changed_…`; it is empty for files that are not compared. */
export async function compare(
  db: Database,
  tables: readonly CatalogTable[],
  isCompared: (name: string) => boolean,
): Promise<void> {
  for (const table of tables) {
    const query = `${changes(table)} ${isCompared(table.name) ? '' : 'limit 0'}`;
    await runAll(db, temporaryTable(`changed_${tableSuffix(table.name)}`, query, [table.key.join(', ')]));
  }
}

function changes({ name, key, columns }: CatalogTable): string {
  const { isLeft = 'true', change } = storedFile(name);
  const values = columns.map((column) => column.name).filter((column) => !key.includes(column));
  const row = (alias: string) => `(${values.map((column) => `${alias}.${column}`).join(', ')})`;
  const differs =
    values.length === 0 ? 'null' : `case when ${row('s')} is distinct from ${row('c')} then 'changed' end`;
  return `
    select * from (
      select ${key.join(', ')}, case
        when s.line is null then case when ${isLeft} then 'removed' end
        when c.${key[0]} is null then 'added'
        else ${change ?? differs} end as change
      from staged_${tableSuffix(name)} s full join current_${tableSuffix(name)} c using (${key.join(', ')})
    ) compared where change is not null`;
}

/** Counts the changes of a file, and reads the first of them. */
export async function differenceOf(
  db: Database,
  table: CatalogTable,
  shown: number,
): Promise<FileDifference> {
  const suffix = tableSuffix(table.name);
  const { rows } = await db.execute<Omit<FileDifference, 'table' | 'first'>>(
    sql.raw(`
    select added, changed, removed, (select count(*) from staged_${suffix})::int - added - changed as unchanged
    from (select (count(*) filter (where change = 'added'))::int as added,
      (count(*) filter (where change = 'changed'))::int as changed,
      (count(*) filter (where change = 'removed'))::int as removed from changed_${suffix}) counted`),
  );
  const counts = rows[0] ?? { added: 0, changed: 0, removed: 0, unchanged: 0 };
  return { table: table.name, ...counts, first: await firstOf(db, table, shown) };
}

async function firstOf(db: Database, { name, key }: CatalogTable, shown: number): Promise<RowDifference[]> {
  const suffix = tableSuffix(name);
  const matches = (alias: string) => key.map((column) => `${alias}.${column} = x.${column}`).join(' and ');
  const { rows } = await db.execute<RowDifference & Record<string, unknown>>(
    sql.raw(`
    select x.change, jsonb_build_array(${key.map((column) => `x.${column}`).join(', ')}) as key,
      to_jsonb(c) as before, to_jsonb(s) - 'line' as after
    from (select * from changed_${suffix} where change <> 'noted'
      order by change desc, ${key.join(', ')} limit ${shown}) x
    left join current_${suffix} c on ${matches('c')}
    left join staged_${suffix} s on ${matches('s')}
    order by x.change desc, ${key.map((column) => `x.${column}`).join(', ')}`),
  );
  return rows;
}
