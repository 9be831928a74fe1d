import { FORMATS } from '../adapters/catalog-files/formats/formats';
import { createFolder, type Syntax, writeFile } from '../adapters/catalog-files/write-folder';
import type { Database } from '../adapters/postgres/database';
import { readCatalog } from '../adapters/postgres/catalog-files/read-catalog';
import { CATALOG_TABLES } from './catalog-tables';

/** Writes the whole catalogue into a new folder, a file for each format; the shop stays open. */
export async function exportCatalog(
  db: Database,
  folder: string,
  syntax: Syntax,
  onFile: (name: string, rows: number) => void = () => undefined,
): Promise<void> {
  await createFolder(folder);
  await readCatalog(db, CATALOG_TABLES, async ({ name }, rows) => {
    const format = FORMATS.find((each) => each.name === name)!;
    let count = 0;
    const counted = async function* () {
      for await (const row of rows) {
        count += 1;
        yield row;
      }
    };
    await writeFile(folder, format, syntax, counted());
    onFile(name, count);
  });
}
