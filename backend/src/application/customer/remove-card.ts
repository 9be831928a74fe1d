import { refused } from '../../domain/customer/customer-refusal';
import type { DataSource } from '../shared/data-source.port';
import type { CardGateway } from './card-gateway.port';
import { SavedCards } from './saved-cards.port';

/** Deletes a customer's card, here and at the provider (BD-36). */
export class RemoveCard {
  constructor(
    private readonly data: DataSource,
    private readonly gateway: CardGateway,
  ) {}

  async execute(customerId: number, cardId: string): Promise<void> {
    if (!(await this.removeIfOwn(customerId, cardId))) throw refused({ kind: 'card-not-found' });
  }

  /**
   * False if the card does not exist or is somebody else's. The provider is called last, inside the transaction: if it
   * cannot be reached, the card stays and can be removed again.
   */
  async removeIfOwn(customerId: number, cardId: string): Promise<boolean> {
    return this.data.transaction(async (tx) => {
      const deleted = await tx.get(SavedCards).deleteOwn(cardId, customerId);
      if (!deleted) return false;
      await this.gateway.detach({ cardId: deleted.id, providerCustomerId: deleted.providerCustomerId });
      return true;
    });
  }
}
