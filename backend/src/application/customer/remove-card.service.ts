import type { Database } from '../../adapters/postgres/database';
import type { CardGateway } from './card-gateway.port';
import { dropOwnCard } from '../../adapters/postgres/customer/card.repository';

/** Lets go of a customer's card (BD-36). */
export class RemoveCardService {
  constructor(
    private readonly db: Database,
    private readonly gateway: CardGateway,
  ) {}

  /**
   * False for a card that is not there or somebody else's. The provider is asked last, inside the transaction: where
   * it cannot be reached the card stays, and can be removed again.
   */
  async remove(customerId: number, cardId: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const dropped = await dropOwnCard(tx, cardId, customerId);
      if (dropped === undefined) return false;
      await this.gateway.detach(dropped);
      return true;
    });
  }
}
