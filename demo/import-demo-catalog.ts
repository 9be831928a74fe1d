import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endImport } from '../backend/src/adapters/postgres/catalog-files/catalog-session';
import type { Transaction } from '../backend/src/adapters/postgres/database';
import { importCatalog } from '../backend/src/catalog/import-catalog';
import { formatProblems } from '../backend/src/catalog/report';
import { StartProblem } from '../server/start-problem';

/** `demo/catalog`, seen from demo/, and from demo/dist/ and its chunks when built. */
export const DEMO_CATALOG =
  ['./catalog', '../catalog', '../../catalog']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((folder) => existsSync(folder)) ?? 'demo/catalog';

/** Fills an empty shop like `npm run catalog -- import demo/catalog`. */
export async function importDemoCatalog(tx: Transaction): Promise<void> {
  const result = await importCatalog(tx, { folder: DEMO_CATALOG });
  if (result.kind === 'refused') throw new StartProblem(formatProblems(result.problems));
  await endImport(tx);
}
