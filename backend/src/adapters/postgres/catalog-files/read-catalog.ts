import { sql } from 'drizzle-orm';
import type { CatalogTable } from '../../../application/catalog/catalog-table';
import type { Database, Transaction } from '../database';
import { runAll } from './statements';
import { storedFile } from './stored-files';

const ROWS_AT_ONCE = 5_000;

/** Reads files of the catalogue in the order of their keys, all as of the same moment. */
export const readCatalog = (
  db: Database,
  tables: readonly CatalogTable[],
  write: (table: CatalogTable, rows: AsyncIterable<Record<string, unknown>>) => Promise<void>,
): Promise<void> =>
  db.transaction(
    async (tx) => {
      for (const table of tables) await write(table, rowsOf(tx, table));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function* rowsOf(
  tx: Transaction,
  { name, key, columns }: CatalogTable,
): AsyncGenerator<Record<string, unknown>> {
  const names = columns.map((column) => `file.${column.name}`).join(', ');
  await runAll(tx, [
    `declare file_rows no scroll cursor for select ${names} from (${storedFile(name).current}) file order by ${inOrder(key, columns)}`,
  ]);
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from file_rows`));
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await runAll(tx, ['close file_rows']);
}

/** The same order in every database, whatever its collation. */
const inOrder = (key: readonly string[], columns: CatalogTable['columns']): string =>
  key
    .map((each) =>
      columns.find(({ name }) => name === each)?.type === 'text' ? `${each} collate "C"` : each,
    )
    .join(', ');
