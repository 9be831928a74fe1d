import type { Database } from '../../src/adapters/postgres/database';
import { openCatalogSession } from '../../src/adapters/postgres/catalog-files/catalog-session';
import { importCatalog, type ImportOptions, type ImportResult } from '../../src/catalog/import-catalog';
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend';
import { folderOf } from './catalog-folder';

/** A backend with an empty database, and a session of the catalogue command on it. */
export interface CatalogBackend extends TestBackend {
  session: Database;
}

export async function startCatalogBackend(): Promise<CatalogBackend> {
  const backend = await startTestBackend();
  const databaseUrl = backend.pool?.options.connectionString;
  const session = databaseUrl ? await openCatalogSession({ databaseUrl }) : undefined;
  return {
    ...backend,
    session: session?.db ?? backend.db,
    stop: async () => {
      await session?.close();
      await backend.stop();
    },
  };
}

export const importFiles = async (
  db: Database,
  files: Readonly<Record<string, string | Buffer>>,
  options: Partial<ImportOptions> = {},
): Promise<ImportResult> => importCatalog(db, { folder: await folderOf(files), ...options });

/** `added/changed/removed/unchanged` of each file that differs; what is wrong if the files were refused. */
export function summaryOf(result: ImportResult): Record<string, string> | string[] {
  if (result.kind === 'refused')
    return result.problems.first(200).map(({ file, line, text }) => `${file}:${line}: ${text}`);
  const differing = result.differences.filter(({ added, changed, removed }) => added + changed + removed > 0);
  return Object.fromEntries(
    differing.map(({ table, added, changed, removed, unchanged }) => [
      table,
      [added, changed, removed, unchanged].join('/'),
    ]),
  );
}
