import type PgBoss from 'pg-boss';
import type { QueueBacklog } from '../../../application/shared/backlog';
import type { BackgroundJob } from './background-job';
import { BACKLOG, type BossOptions, createBoss, type JobDatabase, startBoss } from './boss';
import type { JobLog } from './job-log';
import { JobWorker } from './job-worker';

/** Runs jobs of the database in this process; other processes may do the same. */
export class JobRunner {
  private readonly workers: ReadonlyMap<BackgroundJob, JobWorker>;
  private timers: NodeJS.Timeout[] = [];

  private constructor(
    private readonly boss: PgBoss,
    private readonly database: JobDatabase,
    jobs: readonly BackgroundJob[],
    private readonly log: JobLog,
  ) {
    this.workers = new Map(jobs.map((job) => [job, new JobWorker(boss, job, log)]));
  }

  /** Creates missing tables and queues; jobs can be added from then on. */
  static async open(
    database: JobDatabase,
    jobs: readonly BackgroundJob[],
    log: JobLog,
    options?: BossOptions,
  ): Promise<JobRunner> {
    const boss = await createBoss(database, options);
    boss.on('error', (err) => log.warn({ err }, 'The maintenance of the jobs failed'));
    await startBoss(boss, database, jobs).catch(async (error: unknown) => {
      await boss.stop({ graceful: false });
      throw error;
    });
    return new JobRunner(boss, database, jobs, log);
  }

  start(): void {
    for (const [job, worker] of this.workers) {
      worker.start();
      if (job.everySeconds !== undefined) this.repeat(job, job.everySeconds);
    }
  }

  /** Waits for the jobs under way. */
  async stop(): Promise<void> {
    this.timers.forEach(clearInterval);
    await Promise.all(Array.from(this.workers.values(), (worker) => worker.stop()));
    await this.boss.stop({ graceful: false });
  }

  /** The backlog of this runner's queues, whichever process does their jobs. */
  async backlog(): Promise<QueueBacklog[]> {
    const { rows } = await this.database.runSql(BACKLOG, []);
    const found = rows as (QueueBacklog & { queue: string })[];
    return Array.from(this.workers.keys(), ({ queue }) => {
      const none = { queue, waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
      return found.find((each) => each.queue === queue) ?? none;
    });
  }

  private repeat(job: BackgroundJob, seconds: number): void {
    // The database accepts the first of each period, whichever process adds it.
    const addNext = () => void this.add(job, { singletonSeconds: seconds });
    if (job.alsoAtStart) void this.add(job, {});
    else addNext();
    this.timers.push(setInterval(addNext, seconds * 1_000));
  }

  private async add(job: BackgroundJob, options: PgBoss.SendOptions): Promise<void> {
    try {
      await this.boss.send(job.queue, {}, options);
      this.workers.get(job)?.wake();
    } catch (err) {
      this.log.warn({ err, job: job.queue }, 'A job could not be added');
    }
  }
}
