import type { Database } from '../database/database';
import type { Clock } from '../providers/clock';
import { cityInDirectory } from '../providers/zip-directory';
import { addressProblem, CITY_MISMATCH, type AddressForm } from './address-rules';
import { cityOf, clearDefault, insertAddress } from './address.repository';
import { lockCustomer } from './customer.repository';

export type AddressOutcome = { kind: 'saved'; id: number } | { kind: 'refused'; message: string };

/** Keeps a customer's or guest's addresses by the rules of the form (BD-31). */
export class AddressBookService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** At most one shipping address is the primary one (BD-34). */
  async add(customerId: number, form: AddressForm, wantsDefault: boolean): Promise<AddressOutcome> {
    const message = addressProblem(form) ?? (await this.cityProblem(form));
    if (message !== undefined) return { kind: 'refused', message };
    const isDefault = wantsDefault && form.kind === 'shipping';
    return this.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      if (isDefault) await clearDefault(tx, customerId);
      const id = await insertAddress(tx, { ...form, customerId, isDefault, createdAt: this.clock.now() });
      return { kind: 'saved', id };
    });
  }

  /** Compared trimmed and without regard to case (ADDR-37, ADDR-38). */
  private async cityProblem({ zipcode, city }: AddressForm): Promise<string | undefined> {
    const known = (await cityOf(this.db, zipcode)) ?? (await cityInDirectory(zipcode));
    return known !== undefined && known.trim().toLowerCase() !== city.toLowerCase()
      ? CITY_MISMATCH
      : undefined;
  }
}
