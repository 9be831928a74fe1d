import type { Services } from '../adapters/http/services';
import type { FastifyBaseLogger } from 'fastify';
import { ProductPopularity } from '../application/catalog/product-popularity.port';
import { Carts } from '../application/cart/carts.port';
import { CardEvents } from '../application/checkout/card-events.port';
import { OrderAttempts } from '../application/checkout/order-attempts.port';
import { PaymentHolds } from '../application/checkout/payment-holds.port';
import type { BatchResult } from '../application/shared/run-batch';
import { PasswordResets } from '../application/customer/password-resets.port';
import { RemoveUnusedCards } from '../application/customer/remove-unused-cards';
import { Sessions } from '../application/customer/sessions.port';
import { ApplicationPictures } from '../application/identity/application-pictures';
import { DeleteStalePictures } from '../application/identity/delete-stale-pictures';
import { IdentityApplications } from '../application/identity/identity-applications.port';
import { Mails } from '../application/shared/mails.port';
import { SpentChallenges } from '../application/shared/spent-challenges.port';
import { CompleteRedemptions } from '../application/wallet/complete-redemptions';
import { settlingOf } from './settling';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Long enough for a season, short enough for what is new. */
const POPULARITY_MS = 90 * DAY_MS;
/** Long enough to answer questions about a mail that did not arrive. */
const SENT_MAIL_RETENTION_MS = 30 * DAY_MS;
/** Long enough to answer questions about a payment; the provider repeats an event for three days. */
const CARD_EVENT_RETENTION_MS = 30 * DAY_MS;
/** Much longer than a request can be on its way to a card provider, or the provider's report of it to here. */
const UNKNOWN_HOLD_RETENTION_MS = 30 * DAY_MS;
/** Much longer than a shopper or a client repeats an attempt whose answer was lost. */
const ORDER_ATTEMPT_RETENTION_MS = 30 * DAY_MS;
/** Much longer than a visitor leaves a browser open, and than a guest's session lasts. */
const ABANDONED_CART_RETENTION_MS = 90 * DAY_MS;
/** Short, because pending payments reserve stock, and past visits should be shown as redeemed. */
const PAYMENT_INTERVAL_MS = 5 * 60_000;

/** The server's own log, which omits the data in errors (BDG-05). */
type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export interface HousekeepingTask {
  name: string;
  intervalMs: number;
  run: (services: Services, log: Log) => Promise<void>;
}

/** What is done at the start and periodically. */
export const HOUSEKEEPING: readonly HousekeepingTask[] = [
  { name: 'settle-payments', intervalMs: PAYMENT_INTERVAL_MS, run: settlePayments },
  { name: 'complete-redemptions', intervalMs: PAYMENT_INTERVAL_MS, run: completeRedemptions },
  { name: 'delete-expired', intervalMs: HOUR_MS, run: deleteExpired },
  { name: 'recount-popularity', intervalMs: DAY_MS, run: recountPopularity },
];

/** Runs the tasks by timers, for a backend without jobs, such as that in a page. Returns a function that stops them. */
export function startHousekeeping(services: Services, log: Log): () => void {
  const timers = HOUSEKEEPING.map((task) => {
    const run = () =>
      void task.run(services, log).catch((err: unknown) => log.error({ err }, 'Housekeeping failed'));
    run();
    return setInterval(run, task.intervalMs);
  });
  return () => timers.forEach(clearInterval);
}

/** A step that fails is thrown after the others: pictures and cards must not wait until a slow statement succeeds. */
async function deleteExpired(services: Services, log: Log): Promise<void> {
  const { data, clock, cards, limits, storage, pictureConverter } = services;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const pictures = new ApplicationPictures(storage, pictureConverter);
  const deleteStalePictures = new DeleteStalePictures(data.get(IdentityApplications), pictures, clock);
  const results = await inTurn([
    () => data.get(PasswordResets).deleteOld(now),
    () => data.get(Sessions).deleteExpired(now),
    () => data.get(Mails).deleteSent(ago(SENT_MAIL_RETENTION_MS)),
    () => data.get(CardEvents).deleteHandled(ago(CARD_EVENT_RETENTION_MS)),
    () => data.get(PaymentHolds).deleteNotFound(ago(UNKNOWN_HOLD_RETENTION_MS)),
    () => data.get(OrderAttempts).deleteOld(ago(ORDER_ATTEMPT_RETENTION_MS)),
    () => data.get(SpentChallenges).deleteExpired(now),
    () => data.get(Carts).deleteAbandoned(ago(ABANDONED_CART_RETENTION_MS), now),
    () => limits.deleteExpired(),
    () => deleteStalePictures.execute(),
    async () => {
      const removal = await new RemoveUnusedCards(data, clock, cards).execute();
      logErrors(removal, log, 'Some cards for one order could not be deleted');
    },
  ]);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function inTurn(steps: (() => Promise<void>)[]): Promise<PromiseSettledResult<void>[]> {
  const results: PromiseSettledResult<void>[] = [];
  for (const step of steps) results.push(...(await Promise.allSettled([step()])));
  return results;
}

/**
 * Completes what a crash or an unreachable provider has interrupted: captures the holds of orders and releases all others
 * (docs/decisions/0002).
 */
async function settlePayments(services: Services, log: Log): Promise<void> {
  const { captures, refunds, requested, overdue, holds } = settlingOf(services);
  logErrors(await captures.captureOutstanding(), log, 'Some payments could not be captured');
  logErrors(await requested.settleExpired(), log, 'Some requested payments could not be settled');
  logErrors(await refunds.settleOutstanding(), log, 'Some refunds could not be settled');
  logErrors(await overdue.execute(), log, 'Some orders that were never confirmed could not be given up');
  logErrors(await holds.releaseAll(), log, 'Some payment holds could not be released');
}

async function completeRedemptions({ data, clock }: Services, log: Log): Promise<void> {
  logErrors(
    await new CompleteRedemptions(data, clock).execute(),
    log,
    'Some redemptions could not be completed',
  );
}

async function recountPopularity({ data, clock }: Services): Promise<void> {
  await data.get(ProductPopularity).recount(new Date(clock.now().getTime() - POPULARITY_MS));
}

/** The operator has to know about payments and cards that are waiting. */
function logErrors({ attempted, errors }: BatchResult, log: Log, message: string): void {
  const [err] = errors;
  if (errors.length > 0) log.warn({ attempted, failed: errors.length, err }, message);
}
