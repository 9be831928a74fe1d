import { refused } from '../../domain/customer/customer-refusal';
import type { DataSource } from '../shared/data-source.port';
import type { CardGateway } from './card-gateway.port';
import { type RemovedCard, SavedCards } from './saved-cards.port';

/**
 * Deletes a customer's card, here and at the provider (BD-36). It is removed here first, so that nobody pays with it any
 * more, then detached by the provider outside any transaction, and forgotten last: whatever is interrupted,
 * `RemoveUnusedCards` completes.
 */
export class RemoveCard {
  constructor(
    private readonly data: DataSource,
    private readonly gateway: CardGateway,
  ) {}

  /** Refused if the card does not exist or is somebody else's. A provider that cannot be reached is asked again later. */
  async execute(customerId: number, cardId: string): Promise<void> {
    const removed = await this.data.get(SavedCards).removeOwn(cardId, customerId);
    if (!removed) throw refused({ kind: 'card-not-found' });
    await this.detach(removed).catch(() => undefined);
  }

  /** Throws if the provider cannot be reached; nothing happens if an order has used the card up. */
  async removeNow(customerId: number, cardId: string): Promise<void> {
    const removed = await this.data.get(SavedCards).removeOwn(cardId, customerId);
    if (removed) await this.detach(removed);
  }

  private async detach({ id, providerCustomerId }: RemovedCard): Promise<void> {
    await this.gateway.detach({ cardId: id, providerCustomerId });
    await this.data.get(SavedCards).forget(id);
  }
}
