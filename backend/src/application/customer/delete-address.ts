import type { DataSource } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { lockOwnAddress } from './lock-own-address';
import { SavedCards } from './saved-cards.port';

/**
 * Deletes an address. Orders have copies, and a card that was billed there is billed to the primary address (BD-33,
 *
 */
export class DeleteAddress {
  constructor(private readonly data: DataSource) {}

  async execute(customerId: number, addressId: number): Promise<void> {
    await this.data.transaction(async (tx) => {
      await lockOwnAddress(tx, addressId, customerId);
      await tx.get(SavedCards).clearBillingAddress(addressId);
      await tx.get(Addresses).delete(addressId);
    });
  }
}
