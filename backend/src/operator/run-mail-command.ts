import { createLog } from '../adapters/http/logging';
import { openDatabase } from '../adapters/postgres/database';
import { DrizzleDataSource } from '../adapters/postgres/drizzle-data-source';
import { BossJobQueue } from '../adapters/postgres/jobs/boss-job-queue';
import { JobRunner } from '../adapters/postgres/jobs/job-runner';
import { systemClock } from '../adapters/clock/system-clock';
import { readSettings, type Settings } from '../config';
import { mailJobs } from '../start/mail-jobs';
import { openMailSender } from '../start/open-mail-sender';
import { StartProblem } from '../../../server/start-problem';
import { mailCommand } from './mail-command';
import { runCommand } from './run-command';

/** Runs a command about mails on the database of this process's settings, and prints its result. */
export const runMailCommand = (args: readonly string[]): Promise<void> =>
  runCommand(async () =>
    console.log(await run(args, readSettings(process.env, ['production', 'test', 'demo']))),
  );

async function run(args: readonly string[], settings: Settings): Promise<string> {
  const { smtp } = settings;
  if (!smtp) throw new StartProblem('Set SMTP_URL and MAIL_FROM: without them no mail is sent.');
  const database = await openDatabase(settings);
  try {
    const data = new DrizzleDataSource(database.db);
    const jobs = mailJobs({ data, clock: systemClock }, openMailSender(settings, smtp));
    // Its queues may not exist yet; it does no job.
    const runner = await JobRunner.open(database, jobs, createLog(settings));
    try {
      return await mailCommand(args, data, new BossJobQueue());
    } finally {
      await runner.stop();
    }
  } finally {
    await database.close();
  }
}
