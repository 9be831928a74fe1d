import { refused } from '../../domain/customer/customer-refusal';
import type { DataSource } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { lockOwnAddress } from './lock-own-address';

/** Makes a shipping address the primary one; a billing address cannot be (BD-34). */
export class MakeAddressPrimary {
  constructor(private readonly data: DataSource) {}

  async execute(customerId: number, addressId: number): Promise<void> {
    await this.data.transaction(async (tx) => {
      const { kind } = await lockOwnAddress(tx, addressId, customerId);
      if (kind !== 'shipping') throw refused({ kind: 'address-not-found' });
      await tx.get(Addresses).clearPrimary(customerId);
      await tx.get(Addresses).update(addressId, { isPrimary: true });
    });
  }
}
