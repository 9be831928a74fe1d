import type PgBoss from 'pg-boss';
import type { BackgroundJob } from './background-job';
import type { JobLog } from './job-log';

type Fetched = PgBoss.JobWithMetadata<unknown>;

/** Does the jobs of one queue. */
export class JobWorker {
  private isStopping = false;
  private endPause = () => {};
  private running: Promise<void> | undefined;

  constructor(
    private readonly boss: PgBoss,
    private readonly job: BackgroundJob,
    private readonly log: JobLog,
  ) {}

  start(): void {
    this.running ??= this.work();
  }

  /** Reads the queue now. */
  wake(): void {
    this.endPause();
  }

  /** Takes no further job, and waits for those under way. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.running;
  }

  private async work(): Promise<void> {
    while (!this.isStopping) {
      const pause = this.pause();
      const { queue, atOnce } = this.job;
      const jobs = await this.boss.fetch<unknown>(queue, { batchSize: atOnce, includeMetadata: true });
      await Promise.all(jobs.map((job) => this.perform(job)));
      if (jobs.length === atOnce) this.endPause();
      await pause;
    }
  }

  /** Begins before the queue is read, so that a job that is added meanwhile can end it. */
  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.job.pollMs);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** If its outcome cannot be stored, the job is repeated once it has taken too long. */
  private async perform({ id, data, retryCount, retryLimit }: Fetched): Promise<void> {
    const { queue } = this.job;
    const attempt = { number: retryCount + 1, isLast: retryCount >= retryLimit };
    try {
      const failure = await this.job.run(data, attempt).then(
        () => undefined,
        (err: unknown) => ({ err }),
      );
      if (failure) this.report({ ...failure, job: queue, attempt: attempt.number }, !attempt.isLast);
      // The log has the reason; it may contain personal data, which is not stored in a second place.
      await (failure ? this.boss.fail(queue, id) : this.boss.complete(queue, id));
    } catch (err) {
      this.log.warn({ err, job: queue }, 'The outcome of a job could not be stored');
    }
  }

  private report(about: object, isRepeated: boolean): void {
    if (isRepeated) this.log.warn(about, 'A job failed, and will be repeated');
    else this.log.error(about, 'A job failed for the last time');
  }
}
