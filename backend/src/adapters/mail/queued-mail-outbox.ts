import type { Clock } from '../../application/shared/clock.port';
import type { Transaction } from '../../application/shared/data-source.port';
import type { JobQueue } from '../../application/shared/job-queue.port';
import { MAIL_QUEUE, type MailJob } from '../../application/shared/mail-job';
import { type Mail, MailOutbox } from '../../application/shared/mail-outbox.port';
import { Mails } from '../../application/shared/mails.port';

/** Stores mail, and queues it to be sent after the commit. */
export class QueuedMailOutbox implements MailOutbox {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
  ) {}

  async post(tx: Transaction, mail: Mail): Promise<void> {
    const mailId = await tx.get(Mails).insert(mail, this.clock.now(), 'waiting');
    await this.jobs.add(tx, MAIL_QUEUE, { mailId } satisfies MailJob);
  }
}
