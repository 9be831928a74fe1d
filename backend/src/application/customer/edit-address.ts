import { type AddressDetails, addressProblem } from '../../domain/customer/address-rules';
import { refused } from '../../domain/customer/customer-refusal';
import type { ZipDirectory } from '../location/zip-directory.port';
import type { DataSource } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { lockOwnAddress } from './lock-own-address';
import { requireMatchingCity } from './require-matching-city';

/** The fields that can be edited: nickname, country and kind cannot. */
export type AddressEdit = Omit<AddressDetails, 'kind' | 'nickname' | 'country'>;

/** Edits an address by the rules of the form (BD-32). */
export class EditAddress {
  constructor(
    private readonly data: DataSource,
    private readonly directory: ZipDirectory,
  ) {}

  async execute(customerId: number, addressId: number, edit: AddressEdit): Promise<void> {
    await this.data.transaction(async (tx) => {
      const { kind, nickname, country } = await lockOwnAddress(tx, addressId, customerId);
      const message = addressProblem({ ...edit, kind, nickname, country });
      if (message !== undefined) throw refused({ kind: 'input-invalid', message });
      await requireMatchingCity(tx, this.directory, edit);
      await tx.get(Addresses).update(addressId, edit);
    });
  }
}
