import { StripeCharges } from '../adapters/card/stripe-charges';
import type { Tracing } from '../../../server/tracing';
import type { Services } from '../adapters/http/services';
import type { SmtpSettings } from '../adapters/mail/smtp-settings';
import type { BackgroundJob, QueueDefinition } from '../adapters/postgres/jobs/background-job';
import { traceJob } from '../adapters/postgres/jobs/trace-job';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import type { MailSender } from '../application/shared/mail-sender.port';
import { CARD_EVENT_QUEUES, cardEventJobs } from './card-event-jobs';
import { openMailSender } from './open-mail-sender';
import { MAIL_QUEUES, mailJobs } from './mail-jobs';
import { RECONCILIATION_QUEUE, reconciliationJob } from './reconciliation-job';
import { HOUSEKEEPING, type HousekeepingTask } from './housekeeping';
import { TracedMailSender } from './trace-mail-sender';

/** Longer than a run ever takes; another process repeats it after that. */
const HOUSEKEEPING_SECONDS = 15 * 60;

/** What this backend does in the background (docs/decisions/0025-jobs-in-the-database.md). */
export function backgroundJobs(services: Services, tracing?: Tracing): BackgroundJob[] {
  const { smtp, stripe } = services.settings;
  const jobs = [
    ...HOUSEKEEPING.map((task) => housekeepingJob(task, services)),
    ...(smtp ? mailJobs(services, mailSender(services, smtp, tracing)) : []),
    ...(stripe ? chargeJobs(services, new StripeCharges(stripe)) : []),
  ];
  return tracing ? jobs.map((job) => traceJob(job, tracing)) : jobs;
}

function mailSender({ settings }: Services, smtp: SmtpSettings, tracing?: Tracing): MailSender {
  const sender = openMailSender(settings, smtp);
  return tracing ? new TracedMailSender(sender, tracing) : sender;
}

const chargeJobs = (services: Services, charges: ProviderCharges): BackgroundJob[] => [
  reconciliationJob(services, charges),
  ...cardEventJobs(services, charges),
];

const housekeepingJob = (task: HousekeepingTask, services: Services): BackgroundJob => ({
  ...housekeepingQueue(task),
  run: () => task.run(services, services.log),
});

const housekeepingQueue = ({ name, intervalMs }: HousekeepingTask): QueueDefinition => ({
  queue: name,
  everySeconds: intervalMs / 1_000,
  alsoAtStart: true,
  atOnce: 1,
  pollMs: 10_000,
  expireSeconds: HOUSEKEEPING_SECONDS,
  retries: 3,
  retryAfterSeconds: 10,
});

/** The queues of all jobs that a backend may do, whatever is configured. */
export const JOB_QUEUES: readonly QueueDefinition[] = [
  ...HOUSEKEEPING.map(housekeepingQueue),
  ...MAIL_QUEUES,
  RECONCILIATION_QUEUE,
  ...CARD_EVENT_QUEUES,
];
