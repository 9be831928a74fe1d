import { parseArgs } from 'node:util';
import { StartProblem } from '../../../server/start-problem';
import { openCatalogSession } from '../adapters/postgres/catalog-files/catalog-session';
import type { Database } from '../adapters/postgres/database';
import { DEFAULT_CURRENCY } from '../domain/shared/currency';
import { currencyOf } from '../environment';
import { runCommand } from '../operator/run-command';
import { exportCatalog } from './export-catalog';
import { importCatalog } from './import-catalog';
import { createProgress } from './progress';
import { formatDeleted, formatDifferences, formatProblems } from './report';

const USAGE = `npm run catalog -- import <folder> [--dry-run] [--prune] [--withdraw]
npm run catalog -- export <folder> [--format csv|jsonl]
DATABASE_URL or DATA_FOLDER names the database (docs/catalog.md).`;

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
  withdraw: { type: 'boolean' },
  format: { type: 'string' },
} as const;

/** `catalog import` and `catalog export`: brings a folder of files into the shop, or writes the shop into one. */
export const runCatalog = (args: readonly string[]): Promise<void> =>
  runCommand(async () => {
    const { command, folder, options } = readCommand(args);
    const { db, close } = await openCatalogSession(databaseOf(process.env));
    try {
      await (command === 'import' ? runImport(db, folder, options) : runExport(db, folder, options.format));
    } finally {
      await close();
    }
  });

function readCommand(args: readonly string[]) {
  const { positionals, values: options } = parsed(args);
  const [command, folder, ...rest] = positionals;
  if ((command !== 'import' && command !== 'export') || !folder || rest.length > 0)
    throw new StartProblem(USAGE);
  if (options.format !== undefined && !['csv', 'jsonl'].includes(options.format))
    throw new StartProblem(`--format must be csv or jsonl, not "${options.format}".`);
  return { command, folder, options } as const;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The backend's other settings do not matter here. */
function databaseOf(env: NodeJS.ProcessEnv) {
  const { DATABASE_URL, DATA_FOLDER } = env;
  if (!DATABASE_URL && !DATA_FOLDER)
    throw new StartProblem('Set DATABASE_URL, or DATA_FOLDER for an embedded database.');
  // As for a backend in production, migrating is a step of its own.
  return {
    databaseUrl: DATABASE_URL || undefined,
    dataFolder: DATA_FOLDER || undefined,
    migrateAtStart: false,
    currency: currencyOf(env, 'CURRENCY', DEFAULT_CURRENCY),
  };
}

type Options = ReturnType<typeof readCommand>['options'];

async function runImport(db: Database, folder: string, options: Options): Promise<void> {
  const progress = createProgress((line) => console.log(line));
  const result = await importCatalog(db, {
    folder,
    dryRun: options['dry-run'],
    prune: options.prune,
    withdraw: options.withdraw,
    onRead: (file, rows) => progress.show(`Reading ${file}: ${rows} rows`),
    onStep: (text) => progress.show(`${text} …`),
    onCompared: (differences) => console.log(`${formatDifferences(differences)}\n`),
    onApplied: ({ title, done, total }) =>
      progress.show(`Writing ${title}: ${Math.round((100 * done) / total)} %`),
  });
  if (result.kind === 'refused') {
    console.error(formatProblems(result.problems));
    process.exitCode = 1;
    return;
  }
  const deleted = formatDeleted(result.deleted);
  if (deleted) console.log(deleted);
  console.log(result.kind === 'compared' ? 'Nothing was written: --dry-run.' : 'Imported.');
}

async function runExport(db: Database, folder: string, format: string | undefined): Promise<void> {
  await exportCatalog(db, folder, format === 'jsonl' ? 'jsonl' : 'csv', (name, rows) =>
    console.log(`${name}: ${rows} rows`),
  );
  console.log(`Exported to ${folder}.`);
}
