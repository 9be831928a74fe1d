import type { Services } from '../adapters/http/services';
import type { BackgroundJob, QueueDefinition } from '../adapters/postgres/jobs/background-job';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import { ReconcilePayments } from '../application/checkout/reconcile-payments';
import { logDifference } from './log-difference';

const DAY_SECONDS = 24 * 60 * 60;
/** One day more than the job's period: a day whose job failed is compared by the next one. */
const DAYS = 2;

export const RECONCILIATION_QUEUE: QueueDefinition = {
  queue: 'reconcile-payments',
  everySeconds: DAY_SECONDS,
  atOnce: 1,
  pollMs: 60_000,
  expireSeconds: 60 * 60,
  retries: 5,
  retryAfterSeconds: 5 * 60,
};

/** Compares the provider's charges with the orders once a day, and logs what differs. */
export const reconciliationJob = (
  { data, clock, log, metrics }: Pick<Services, 'data' | 'clock' | 'log' | 'metrics'>,
  charges: ProviderCharges,
): BackgroundJob => ({
  ...RECONCILIATION_QUEUE,
  run: async () => {
    const { differences, ...compared } = await new ReconcilePayments(data, clock, charges).execute(DAYS);
    for (const difference of differences) {
      metrics.paymentDifference(difference.kind);
      logDifference(log, difference);
    }
    log.info({ ...compared, differences: differences.length }, 'Payments were reconciled');
  },
});
