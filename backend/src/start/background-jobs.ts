import { StripeCharges } from '../adapters/card/stripe-charges';
import type { Services } from '../adapters/http/services';
import type { BackgroundJob } from '../adapters/postgres/jobs/background-job';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import { cardEventJobs } from './card-event-jobs';
import { openMailSender } from './open-mail-sender';
import { mailJobs } from './mail-jobs';
import { reconciliationJob } from './reconciliation-job';
import { HOUSEKEEPING, type HousekeepingTask } from './housekeeping';

/** Longer than a run ever takes; another process repeats it after that. */
const HOUSEKEEPING_SECONDS = 15 * 60;

/** What this backend does in the background (docs/decisions/0025-jobs-in-the-database.md). */
export const backgroundJobs = (services: Services): BackgroundJob[] => [
  ...HOUSEKEEPING.map((task) => housekeepingJob(task, services)),
  ...(services.settings.smtp
    ? mailJobs(services, openMailSender(services.settings, services.settings.smtp))
    : []),
  ...(services.settings.stripe ? chargeJobs(services, new StripeCharges(services.settings.stripe)) : []),
];

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
