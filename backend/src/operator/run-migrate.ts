import { StartProblem } from '../../../server/start-problem';
import { inspectDatabase } from '../adapters/postgres/inspect-database';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';

/** Applies what the database lacks: a step of a deployment, before its processes start. */
export async function runMigrate(): Promise<void> {
  try {
    console.log(await migrated());
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  }
}

async function migrated(): Promise<string> {
  const settings = readSettings(process.env, ['production', 'test', 'demo']);
  const missing = settings.databaseUrl
    ? (await inspected(settings.databaseUrl)).missingMigrations
    : undefined;
  await (await openDatabase({ ...settings, migrateAtStart: true })).close();
  if (missing === undefined) return 'The embedded database has every migration.';
  return missing === 0 ? 'The database has every migration.' : `Applied ${missing} of the migrations.`;
}

const inspected = (databaseUrl: string) =>
  inspectDatabase(databaseUrl).catch((cause: Error) => {
    throw new StartProblem(`The database of DATABASE_URL cannot be reached: ${cause.message}`);
  });
