import type { DataSource } from './data-source.port';
import type { JobQueue } from './job-queue.port';
import { MAIL_QUEUE, type MailJob } from './mail-job';
import { Mails } from './mails.port';

/** Queues failed mails again; others are unchanged. */
export class ResendMails {
  constructor(
    private readonly data: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** Returns the ids of those that will be sent. */
  execute(ids: 'all' | readonly number[]): Promise<number[]> {
    return this.data.transaction(async (tx) => {
      const reopened = await tx.get(Mails).reopen(ids);
      for (const mailId of reopened) await this.jobs.add(tx, MAIL_QUEUE, { mailId } satisfies MailJob);
      return reopened;
    });
  }
}
