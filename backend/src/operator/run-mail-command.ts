import { openDatabase } from '../adapters/postgres/database';
import { DrizzleDataSource } from '../adapters/postgres/drizzle-data-source';
import { createJobQueues } from '../adapters/postgres/jobs/boss';
import { BossJobQueue } from '../adapters/postgres/jobs/boss-job-queue';
import { readSettings, type Settings } from '../config';
import { MAIL_QUEUES } from '../start/mail-jobs';
import { StartProblem } from '../../../server/start-problem';
import { mailCommand } from './mail-command';
import { runCommand } from './run-command';

/** Runs a command about mails on the database of this process's settings, and prints its result. */
export const runMailCommand = (args: readonly string[]): Promise<void> =>
  runCommand(async () =>
    console.log(await run(args, readSettings(process.env, ['production', 'test', 'demo']))),
  );

async function run(args: readonly string[], settings: Settings): Promise<string> {
  if (!settings.smtp) throw new StartProblem('Set SMTP_URL and MAIL_FROM: without them no mail is sent.');
  const database = await openDatabase(settings);
  try {
    // A backend may not have started yet.
    await createJobQueues(database, MAIL_QUEUES);
    return await mailCommand(args, new DrizzleDataSource(database.db), new BossJobQueue());
  } finally {
    await database.close();
  }
}
