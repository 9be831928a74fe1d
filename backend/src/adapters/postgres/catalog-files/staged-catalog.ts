import { sql } from 'drizzle-orm';
import type { CatalogTable } from '../../../application/catalog/catalog-table';
import type { Database } from '../database';
import { runAll } from './statements';
import { tableSuffix } from './stored-files';

/** Small enough for one statement, whatever the rows contain. */
const ROWS_IN_A_STATEMENT = 5_000;

/** Rows of a file, each with its line. */
type StagedRow = Record<string, unknown> & { line: number };

/** Creates an empty temporary table `staged_…` for every file. */
export async function createStaging(db: Database, tables: readonly CatalogTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    const types = columns.map((column) => `${column.name} ${column.type}`).join(', ');
    const staged = `staged_${tableSuffix(name)}`;
    await runAll(db, [
      `drop table if exists ${staged}`,
      `create temporary table ${staged} (line integer not null, ${types})`,
    ]);
  }
}

/** Adds the rows of a file; returns how many there are. */
export async function stage(
  db: Database,
  table: CatalogTable,
  rows: AsyncIterable<StagedRow>,
  onProgress: (rows: number) => void,
): Promise<number> {
  const columns = [{ name: 'line', type: 'integer' }, ...table.columns];
  const names = columns.map(({ name }) => name).join(', ');
  const types = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  const into = sql.raw(`insert into staged_${tableSuffix(table.name)} (${names}) select ${names}`);
  let count = 0;
  const insert = async (batch: StagedRow[]) => {
    await db.execute(
      sql`${into} from json_to_recordset(${JSON.stringify(batch)}::json) as row(${sql.raw(types)})`,
    );
    count += batch.length;
    onProgress(count);
  };
  let batch: StagedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_IN_A_STATEMENT) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
  await db.execute(sql.raw(`analyze staged_${tableSuffix(table.name)}`));
  return count;
}
