import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import type { CardGateway } from './card-gateway.port';
import { RemoveCard } from './remove-card';
import { SavedCards } from './saved-cards.port';

/** How long a one-off card waits for its order. */
const RETENTION_MS = 24 * 3_600_000;

/**
 * Deletes one-off cards whose order was never placed, here and at the provider, and completes removals that were
 * interrupted.
 */
export class RemoveUnusedCards {
  private readonly removal: RemoveCard;

  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    gateway: CardGateway,
  ) {
    this.removal = new RemoveCard(data, gateway);
  }

  async execute(): Promise<BatchResult> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    const unused = await this.data.get(SavedCards).toRemove(before, BATCH_SIZE);
    return runBatch(unused, ({ customerId, id }) => this.removal.removeNow(customerId, id));
  }
}
