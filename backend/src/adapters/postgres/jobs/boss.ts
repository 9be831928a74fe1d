import type PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database';
import type { QueueDefinition } from './background-job';

/** The schema of pg-boss's tables. */
const SCHEMA = 'jobs';

/** Longer than any period: pg-boss needs the completed job of a period to know that it has had one. */
const KEEP_COMPLETED_SECONDS = 2 * 86_400;
/** Failed jobs stay visible this long. */
const KEEP_FAILED_SECONDS = 7 * 86_400;

/** What waits and what has failed, by queue. */
export const BACKLOG = `
  select name as queue,
    (count(*) filter (where state < 'active'))::int as waiting,
    (count(*) filter (where state = 'failed'))::int as failed,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float
      as "oldestWaitingSeconds"
  from ${SCHEMA}.job
  group by name`;

export type JobDatabase = Pick<OpenDatabase, 'runSql' | 'exclusively'>;

export interface BossOptions {
  /** Whether such jobs, and old ones, are looked for at all. */
  supervise?: boolean;
  /** How often jobs are looked for that take too long, by one of the processes. */
  maintenanceSeconds?: number;
}

/** pg-boss on this database's connections; nothing is running until `start`. Loaded where jobs are. */
export async function createBoss(
  { runSql }: Pick<JobDatabase, 'runSql'>,
  { supervise = true, maintenanceSeconds = 60 }: BossOptions = {},
): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  return new Boss({
    schema: SCHEMA,
    db: { executeSql: runSql },
    // Its own schedules and workers leave failures unhandled, which end the process (docs/decisions/0025-jobs-in-the-database.md).
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: KEEP_COMPLETED_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
  });
}

/**
 * Creates missing tables and queues, and updates the options of queues to those of this version; one process at a time,
 * because pg-boss does not prevent conflicts.
 */
export const startBoss = (
  boss: PgBoss,
  database: JobDatabase,
  queues: readonly QueueDefinition[],
): Promise<void> =>
  database.exclusively(async () => {
    await boss.start();
    for (const queue of queues) await ensureQueue(boss, queue);
  });

/** The same, where no jobs are done. */
export async function createJobQueues(
  database: JobDatabase,
  queues: readonly QueueDefinition[],
): Promise<void> {
  const boss = await createBoss(database, { supervise: false });
  try {
    await startBoss(boss, database, queues);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function ensureQueue(boss: PgBoss, job: QueueDefinition): Promise<void> {
  const options = {
    name: job.queue,
    // At most one job of a periodic queue waits; more would do the same.
    policy: job.everySeconds === undefined ? ('standard' as const) : ('short' as const),
    retryLimit: job.retries,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    ...(job.deadLetters && { deadLetter: job.deadLetters }),
  };
  // pg-boss writes into the options.
  await boss.createQueue(job.queue, { ...options });
  await boss.updateQueue(job.queue, options);
}
