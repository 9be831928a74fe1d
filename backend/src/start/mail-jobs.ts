import type { Services } from '../adapters/http/services';
import { SEND_TIMEOUT_MS } from '../adapters/mail/smtp-mail-sender';
import type { BackgroundJob, QueueDefinition } from '../adapters/postgres/jobs/background-job';
import { DeliverMail } from '../application/shared/deliver-mail';
import { MAIL_QUEUE, type MailJob } from '../application/shared/mail-job';
import type { MailSender } from '../application/shared/mail-sender.port';
import { Mails } from '../application/shared/mails.port';

const DEAD_LETTERS = 'mail-dead-letters';

const common = { pollMs: 1_000, expireSeconds: (3 * SEND_TIMEOUT_MS) / 1_000, retryAfterSeconds: 30 };

const deadLetters: QueueDefinition = { ...common, queue: DEAD_LETTERS, atOnce: 20, retries: 100 };
const mails: QueueDefinition = {
  ...common,
  queue: MAIL_QUEUE,
  atOnce: 5,
  retries: 12,
  deadLetters: DEAD_LETTERS,
};

/** A queue is created after that of its dead letters. */
export const MAIL_QUEUES = [deadLetters, mails] as const;

/** Sends the mails of the outbox for about two days; those that cannot be sent are kept as failed. */
export const mailJobs = (
  { data, clock }: Pick<Services, 'data' | 'clock'>,
  sender: MailSender,
): BackgroundJob[] => [
  { ...deadLetters, run: (job) => data.get(Mails).giveUp((job as MailJob).mailId, clock.now()) },
  { ...mails, run: (job) => new DeliverMail(data, clock, sender).execute((job as MailJob).mailId) },
];
