import type PgBoss from 'pg-boss';
import type { Tracing } from '../../../../../server/tracing';
import type { Transaction } from '../../../application/shared/data-source.port';
import type { JobQueue } from '../../../application/shared/job-queue.port';
import { RawSql } from '../raw-sql';
import { createBoss } from './boss';
import type { TracedData } from './trace-job';

/** Adds jobs for the runners, whose queues must exist. */
export class BossJobQueue implements JobQueue {
  private boss: Promise<PgBoss> | undefined;

  constructor(private readonly tracing?: Tracing) {}

  async add(tx: Transaction, queue: string, data: object, { afterMs } = { afterMs: 0 }): Promise<void> {
    this.boss ??= createBoss({ runSql: () => Promise.reject(new Error('A job is added in a transaction.')) });
    const db = { executeSql: (text: string, values: unknown[]) => tx.get(RawSql).run(text, values) };
    const caller = this.tracing?.headers();
    const traced = { ...data, ...(caller && { caller }) } satisfies TracedData;
    const id = await (await this.boss).send(queue, traced, { db, startAfter: Math.ceil(afterMs / 1_000) });
    // pg-boss does not fail, and the job would be lost.
    if (id === null) throw new Error(`There is no queue ${queue}.`);
  }
}
