import type { Services } from '../adapters/http/services';
import type { BackgroundJob, QueueDefinition } from '../adapters/postgres/jobs/background-job';
import { CARD_EVENT_QUEUE, type CardEventJob } from '../application/checkout/card-event';
import { CardEvents } from '../application/checkout/card-events.port';
import type { ProviderCharges } from '../application/checkout/provider-charges.port';
import { logDifference } from './log-difference';
import { cardEventHandler } from './settling';

const DEAD_LETTERS = 'card-events-dead-letters';

const common = { pollMs: 1_000, expireSeconds: 120, retryAfterSeconds: 30 };

const deadLetters: QueueDefinition = { ...common, queue: DEAD_LETTERS, atOnce: 20, retries: 100 };
const events: QueueDefinition = {
  ...common,
  queue: CARD_EVENT_QUEUE,
  atOnce: 5,
  retries: 12,
  deadLetters: DEAD_LETTERS,
};

/** A queue is created after that of its dead letters. */
export const CARD_EVENT_QUEUES = [deadLetters, events] as const;

/** Handles the events of the card provider; tries for about two days while the provider cannot be reached. */
export function cardEventJobs(services: Services, charges: ProviderCharges): BackgroundJob[] {
  const { data, log, metrics } = services;
  const handle = cardEventHandler(services, charges);
  const waiting = async (job: unknown) => {
    const event = await data.get(CardEvents).find((job as CardEventJob).eventId);
    return event?.outcome === null ? event : undefined;
  };
  return [
    {
      ...deadLetters,
      run: async (job) => {
        const event = await waiting(job);
        if (!event) return;
        await data.get(CardEvents).giveUp(event.id);
        metrics.cardEvent(event.type, 'failed');
      },
    },
    {
      ...events,
      run: async (job) => {
        const event = await waiting(job);
        if (!event) return;
        const state = await handle.execute(event);
        metrics.cardEvent(event.type, state.kind);
        if ('chargeId' in state) logDifference(log, state);
      },
    },
  ];
}
