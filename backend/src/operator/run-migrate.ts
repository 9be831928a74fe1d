import { StartProblem } from '../../../server/start-problem';
import { createLog } from '../adapters/http/logging';
import { inspectDatabase } from '../adapters/postgres/inspect-database';
import { openDatabase } from '../adapters/postgres/database';
import { JobRunner } from '../adapters/postgres/jobs/job-runner';
import { systemClock } from '../adapters/clock/system-clock';
import { readSettings, type Settings } from '../config';
import { backgroundJobs } from '../start/background-jobs';
import { createServices } from '../start/services';
import { runCommand } from './run-command';

/** Applies what the database lacks: a step of a deployment, before its processes start. */
export const runMigrate = (): Promise<void> =>
  runCommand(async () =>
    console.log(await migrate(readSettings(process.env, ['production', 'test', 'demo']))),
  );

async function migrate(settings: Settings): Promise<string> {
  const missing = settings.databaseUrl ? await missingIn(settings.databaseUrl) : undefined;
  const database = await openDatabase({ ...settings, migrateAtStart: true });
  try {
    const services = createServices(database, systemClock, settings);
    // Opened for its tables and queues; it does no job.
    await (await JobRunner.open(database, backgroundJobs(services), createLog(settings))).stop();
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
