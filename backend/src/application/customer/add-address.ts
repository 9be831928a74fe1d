import { type AddressDetails, addressProblem } from '../../domain/customer/address-rules';
import { refused } from '../../domain/customer/customer-refusal';
import type { ZipDirectory } from '../location/zip-directory.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { Customers } from './customers.port';
import { requireMatchingCity } from './require-matching-city';

/** Adds an address by the rules of the form (BD-31). */
export class AddAddress {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly directory: ZipDirectory,
  ) {}

  /**
   * Returns the address's id. At most one shipping address is the primary one (BD-34). Adding the same address again,
   * perhaps after a lost answer, has no effect.
   */
  async execute(customerId: number, details: AddressDetails, makePrimary: boolean): Promise<number> {
    const message = addressProblem(details);
    if (message !== undefined) throw refused({ kind: 'input-invalid', message });
    await requireMatchingCity(this.data, this.directory, details);
    const isPrimary = makePrimary && details.kind === 'shipping';
    return this.data.transaction(async (tx) => {
      const addresses = tx.get(Addresses);
      await tx.get(Customers).lock(customerId);
      if (isPrimary) await addresses.clearPrimary(customerId);
      const same = await addresses.findSame(customerId, details);
      if (same === undefined)
        return addresses.insert({ ...details, customerId, isPrimary, createdAt: this.clock.now() });
      if (isPrimary) await addresses.update(same, { isPrimary });
      return same;
    });
  }
}
