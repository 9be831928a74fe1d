import { EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { BackgroundJob } from '../src/adapters/postgres/jobs/background-job';
import { createBoss, type JobDatabase } from '../src/adapters/postgres/jobs/boss';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import type { RunSql } from '../src/adapters/postgres/database';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
const runners: JobRunner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

const A_JOB: BackgroundJob = {
  queue: 'of-a-test',
  atOnce: 5,
  pollMs: 50,
  expireSeconds: 60,
  retries: 3,
  retryAfterSeconds: 1,
  run: async () => undefined,
};

/** Collects what is logged. */
function aLog() {
  const lines: { about: object; message: string }[] = [];
  const write = (about: object, message: string) => void lines.push({ about, message });
  return { lines, log: { warn: write, error: write } };
}

async function open(job: BackgroundJob, changes: Partial<JobDatabase> = {}) {
  const { lines, log } = aLog();
  const runner = await JobRunner.open({ ...backend.database, ...changes }, [job], log, {
    maintenanceSeconds: 1,
  });
  runners.push(runner);
  return { runner, lines };
}

const addJob = async (queue: string, data: object = {}) =>
  (await createBoss(backend.database)).send(queue, data);

const jobsOf = async (queue: string, columns = 'state') =>
  (await backend.database.runSql(`select ${columns} from jobs.job where name = $1`, [queue])).rows;

/** A handler that reports its calls; the test decides what it does. */
function calls(act: (call: number) => Promise<void> = async () => undefined) {
  const emitter = new EventEmitter();
  let count = 0;
  const run = async () => {
    count += 1;
    emitter.emit(`call ${count}`);
    await act(count);
  };
  return {
    run,
    count: () => count,
    until: async (call: number) => (count >= call ? undefined : once(emitter, `call ${call}`)),
  };
}

const DAY_SECONDS = 86_400;

it('does a periodic job once in its period, however often a process starts', async () => {
  const { run, until, count } = calls();
  const starts = calls();
  const { log, lines } = aLog();
  const daily = { ...A_JOB, queue: 'daily', everySeconds: DAY_SECONDS, run };
  const alsoAtStart = {
    ...A_JOB,
    queue: 'at-start',
    everySeconds: DAY_SECONDS,
    alsoAtStart: true,
    run: starts.run,
  };
  for (const start of [1, 2]) {
    const runner = await JobRunner.open(backend.database, [daily, alsoAtStart], log);
    runners.push(runner);
    runner.start();
    await until(1);
    await starts.until(start);
    await runner.stop();
  }
  // Midnight may have come in between.
  const periods = await jobsOf('daily', 'singleton_on is not null as has_period, singleton_on');
  expect(new Set(periods.map((period) => JSON.stringify(period))).size).toBe(count());
  expect(periods[0]).toMatchObject({ has_period: true });
  expect(lines).toEqual([]);
  expect(await jobsOf('at-start')).toEqual([{ state: 'completed' }, { state: 'completed' }]);
  expect(starts.count()).toBe(2);
});

it('repeats a job that failed, later each time, and logs that without its data [BDG-05]', async () => {
  const { run, until } = calls(async (call) => {
    if (call < 3) throw new Error('out of reach');
  });
  const { runner, lines } = await open({ ...A_JOB, queue: 'failing', run });
  await addJob('failing', { recipient: 'jane@example.com' });
  const startedAt = performance.now();
  runner.start();
  await until(2);
  const second = performance.now() - startedAt;
  await until(3);
  const third = performance.now() - startedAt - second;
  await runner.stop();
  expect(second).toBeGreaterThan(900);
  expect(third).toBeGreaterThan(1_900);
  expect(lines.map(({ message }) => message)).toEqual(Array(2).fill('A job failed, and will be repeated'));
  expect(lines.map(({ about }) => about)).toMatchObject([
    { job: 'failing', attempt: 1, err: { message: 'out of reach' } },
    { job: 'failing', attempt: 2 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('jane@example.com');
  expect(await jobsOf('failing')).toEqual([{ state: 'completed' }]);
});

it('keeps a job that failed for the last time, and gives a copy to the queue of dead letters', async () => {
  const fails = () => Promise.reject(new Error('out of reach'));
  const dead = calls();
  const { log, lines } = aLog();
  const letters = { ...A_JOB, queue: 'dead-letters', run: dead.run };
  const job = { ...A_JOB, queue: 'hopeless', retries: 0, deadLetters: 'dead-letters', run: fails };
  const runner = await JobRunner.open(backend.database, [letters, job], log);
  runners.push(runner);
  await addJob('hopeless', { id: 7 });
  runner.start();
  await dead.until(1);
  expect(lines.map(({ message }) => message)).toEqual(['A job failed for the last time']);
  expect(await jobsOf('hopeless', 'state, data')).toEqual([{ state: 'failed', data: { id: 7 } }]);
  expect(await jobsOf('dead-letters', 'data')).toEqual([{ data: { id: 7 } }]);
});

it('stops when the job under way has ended, and takes no other', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const { run, until, count } = calls(() => held);
  const { runner } = await open({ ...A_JOB, queue: 'slow', atOnce: 1, run });
  await addJob('slow');
  await addJob('slow');
  runner.start();
  await until(1);
  let isStopped = false;
  const stopped = runner.stop().then(() => (isStopped = true));
  // Everything else that the stop waits for would have ended by then.
  await jobsOf('slow');
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(count()).toBe(1);
  const states = (await jobsOf('slow')) as { state: string }[];
  expect(states.map(({ state }) => state).toSorted()).toEqual(['completed', 'created']);
});

it('continues if the outcome of a job could not be stored, and repeats the job', async () => {
  let isGone = false;
  const runSql: RunSql = (text, values) =>
    isGone ? Promise.reject(new Error('The database is gone.')) : backend.database.runSql(text, values);
  const { run, until } = calls(async (call) => void (isGone = call === 1));
  const { runner, lines } = await open({ ...A_JOB, queue: 'interrupted', expireSeconds: 1, run }, { runSql });
  await addJob('interrupted');
  runner.start();
  await until(1);
  while (!lines.some(({ message }) => message === 'The outcome of a job could not be stored')) await turn();
  isGone = false;
  await until(2);
  await runner.stop();
  expect(await jobsOf('interrupted')).toEqual([{ state: 'completed' }]);
});

it('updates a queue to the options of this version', async () => {
  await open({ ...A_JOB, queue: 'changed', retries: 3 });
  await open({ ...A_JOB, queue: 'changed', retries: 5, expireSeconds: 30 });
  const { rows } = await backend.database.runSql(
    'select retry_limit, expire_seconds from jobs.queue where name = $1',
    ['changed'],
  );
  expect(rows).toEqual([{ retry_limit: 5, expire_seconds: 30 }]);
});

it('leaves no transaction open when one of several statements fails', async () => {
  await expect(backend.database.runSql('begin; select 1; select 1 / 0; commit;')).rejects.toThrow(
    'division by zero',
  );
  expect((await backend.database.runSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
