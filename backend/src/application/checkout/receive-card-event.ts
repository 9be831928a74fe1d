import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { JobQueue } from '../shared/job-queue.port';
import { CARD_EVENT_QUEUE, type CardEvent, type CardEventJob } from './card-event';
import { CardEvents } from './card-events.port';

/** Stores an event once, and has it handled in the background. */
export class ReceiveCardEvent {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
    /** The time a provider has to answer: by then the order of the payment is confirmed, or may be given up. */
    private readonly paymentWaitMs: number,
  ) {}

  /** `duplicate`: it was stored before; `ignored`: it needs no action. */
  async execute(event: CardEvent): Promise<'stored' | 'ignored' | 'duplicate'> {
    const receivedAt = this.clock.now();
    const isIgnored = event.chargeId === null;
    const handled = isIgnored
      ? ({ outcome: 'ignored', handledAt: receivedAt } as const)
      : { outcome: null, handledAt: null };
    return this.data.transaction(async (tx) => {
      if (!(await tx.get(CardEvents).insert({ ...event, receivedAt, ...handled }))) return 'duplicate';
      if (isIgnored) return 'ignored';
      const job: CardEventJob = { eventId: event.id };
      await this.jobs.add(tx, CARD_EVENT_QUEUE, job, { afterMs: this.paymentWaitMs });
      return 'stored';
    });
  }
}
