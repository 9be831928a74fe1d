import { StartProblem } from '../../../server/start-problem';
import { inspectDatabase } from '../adapters/postgres/inspect-database';
import { type DatabaseOptions, openDatabase } from '../adapters/postgres/database';
import { createJobQueues } from '../adapters/postgres/jobs/boss';
import { DEFAULT_CURRENCY } from '../domain/shared/currency';
import { currencyOf, type Environment } from '../environment';
import { NO_DATABASE, readMode } from '../mode';
import { JOB_QUEUES } from '../start/background-jobs';
import { runCommand } from './run-command';

/**
 * Applies what the database lacks: a step of a deployment, before its processes start. It reads where the database is, and
 * needs none of the backend's secrets.
 */
export const runMigrate = (): Promise<void> =>
  runCommand(async () => console.log(await migrate(readDatabase(process.env))));

function readDatabase(env: Environment): DatabaseOptions {
  const mode = readMode(env, ['production', 'test', 'demo']);
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder } = env;
  if (mode === 'production' && !databaseUrl && !dataFolder) throw new StartProblem(NO_DATABASE);
  return { databaseUrl, dataFolder, currency: currencyOf(env, 'CURRENCY', DEFAULT_CURRENCY) };
}

async function migrate(options: DatabaseOptions): Promise<string> {
  const missing = options.databaseUrl ? await missingIn(options.databaseUrl) : undefined;
  const database = await openDatabase({ ...options, migrateAtStart: true });
  try {
    await createJobQueues(database, JOB_QUEUES);
  } finally {
    await database.close();
  }
  if (missing === undefined) return 'The embedded database has every migration.';
  return missing === 0 ? 'The database has every migration.' : `Applied ${missing} of the migrations.`;
}

const missingIn = (databaseUrl: string): Promise<number> =>
  inspectDatabase(databaseUrl).then(
    ({ missingMigrations }) => missingMigrations,
    (cause: Error) => {
      throw new StartProblem(`The database of DATABASE_URL cannot be reached: ${cause.message}`);
    },
  );
