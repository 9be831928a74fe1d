import { openDatabase, type OpenDatabase } from '../src/adapters/postgres/database';
import type { BackgroundJob } from '../src/adapters/postgres/jobs/background-job';
import { createBoss } from '../src/adapters/postgres/jobs/boss';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

/** Two processes cannot share the embedded database. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const JOBS = 100;
const LOG = {
  warn: (about: object, message: string) => fail(message, about),
  error: (about: object, message: string) => fail(message, about),
};
const fail = (message: string, about: object) => {
  throw new Error(message, { cause: about });
};

describeOnPostgres('two processes on one database', () => {
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    opened.push(await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl }));
  }, 60_000);
  afterAll(async () => {
    for (const { close } of opened) await close();
  }, 30_000);

  /** A runner in each, opened at the same time: both create what is missing. */
  const openRunners = (job: BackgroundJob) =>
    Promise.all(opened.map((database) => JobRunner.open(database, [job], LOG)));

  const shared = { atOnce: 5, pollMs: 20, expireSeconds: 60, retries: 0, retryAfterSeconds: 1 };

  it('do each job once', async () => {
    const done: number[] = [];
    let tellAll = () => {};
    const all = new Promise<void>((resolve) => (tellAll = resolve));
    const run = async (data: unknown) => {
      done.push((data as { number: number }).number);
      if (done.length === JOBS) tellAll();
    };
    const runners = await openRunners({ ...shared, queue: 'shared', run });
    const boss = await createBoss(opened[0]!);
    const numbers = Array.from({ length: JOBS }, (_, number) => number);
    await boss.insert(numbers.map((number) => ({ name: 'shared', data: { number } })));
    for (const runner of runners) runner.start();
    await all;
    for (const runner of runners) await runner.stop();
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('do a periodic job once in each period, besides what each does at its start', async () => {
    let runs = 0;
    let tellEnough = () => {};
    const enough = new Promise<void>((resolve) => (tellEnough = resolve));
    const run = async () => {
      runs += 1;
      if (runs === 6) tellEnough();
    };
    const runners = await openRunners({
      ...shared,
      queue: 'periodic',
      everySeconds: 1,
      alsoAtStart: true,
      run,
    });
    for (const runner of runners) runner.start();
    await enough;
    for (const runner of runners) await runner.stop();
    const { rows } = await opened[0]!.runSql(
      `select count(*) filter (where singleton_on is null)::int as at_start,
        count(*) filter (where singleton_on is not null)::int as in_period,
        (extract(epoch from max(created_on) - min(created_on)) + 1)::int as seconds,
        count(*) filter (where state = 'completed')::int as done
       from jobs.job where name = 'periodic'`,
    );
    const [counts] = rows as { at_start: number; in_period: number; seconds: number; done: number }[];
    expect(counts?.at_start).toBeLessThanOrEqual(2);
    expect(counts?.in_period).toBeLessThanOrEqual(counts!.seconds + 1);
    expect(runs).toBe(counts?.done);
  });
});
