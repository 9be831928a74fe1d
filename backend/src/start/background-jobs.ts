import { StripeCharges } from '../adapters/card/stripe-charges';
import type { Tracing } from '../../../server/tracing';
import type { Services } from '../adapters/http/services';
import type { SmtpSettings } from '../adapters/mail/smtp-settings';
import type { BackgroundJob } from '../adapters/postgres/jobs/background-job';
import { traceJob } from '../adapters/postgres/jobs/trace-job';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import type { MailSender } from '../application/shared/mail-sender.port';
import { cardEventJobs } from './card-event-jobs';
import { openMailSender } from './open-mail-sender';
import { mailJobs } from './mail-jobs';
import { reconciliationJob } from './reconciliation-job';
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

const housekeepingJob = ({ name, intervalMs, run }: HousekeepingTask, services: Services): BackgroundJob => ({
  queue: name,
  everySeconds: intervalMs / 1_000,
  alsoAtStart: true,
  atOnce: 1,
  pollMs: 10_000,
  expireSeconds: HOUSEKEEPING_SECONDS,
  retries: 3,
  retryAfterSeconds: 10,
  run: () => run(services, services.log),
});
