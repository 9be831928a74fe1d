import type { Session } from '../../domain/customer/session';
import { forgetBillingAddress } from '../../adapters/postgres/customer/card.repository';
import type { Database, Transaction } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import { cityInDirectory } from '../../adapters/zip-directory/zip-directory';
import { CITY_MISMATCH } from '../../../../rules/customer/address';
import { isSameCity } from '../../../../rules/location/city';
import { addressProblem, type AddressForm } from '../../domain/customer/address-rules';
import {
  type Address,
  changeAddress,
  cityOf,
  clearDefault,
  dropAddress,
  findOwnAddress,
  findSameAddress,
  insertAddress,
  NO_SUCH_ADDRESS,
} from '../../adapters/postgres/customer/address.repository';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';

export type AddressOutcome = { kind: 'saved'; id: number } | { kind: 'refused'; message: string };

/** What an edit may change: the nickname, the country and the kind stay. */
export type AddressEdit = Omit<AddressForm, 'kind' | 'nickname' | 'country'>;

/** Keeps a customer's or guest's addresses by the rules of the form (BD-31 to BD-34). */
export class AddressBookService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * At most one shipping address is the primary one (BD-34). An address that is sent again, as its answer was lost
   * perhaps, is the one that is there.
   */
  async add(customerId: number, form: AddressForm, wantsDefault: boolean): Promise<AddressOutcome> {
    const message = addressProblem(form) ?? (await cityProblem(this.db, form));
    if (message !== undefined) return { kind: 'refused', message };
    const isDefault = wantsDefault && form.kind === 'shipping';
    return this.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      if (isDefault) await clearDefault(tx, customerId);
      const same = await findSameAddress(tx, { ...form, customerId });
      if (same !== undefined && isDefault) await changeAddress(tx, same, { isDefault });
      const id =
        same ?? (await insertAddress(tx, { ...form, customerId, isDefault, createdAt: this.clock.now() }));
      return { kind: 'saved', id };
    });
  }

  /** BD-32 */
  async edit(session: Session, addressId: string, edit: AddressEdit): Promise<AddressOutcome> {
    return this.withOwn(session, addressId, async (tx, { id, kind, nickname, country }) => {
      const form = { ...edit, kind, nickname, country };
      const message = addressProblem(form) ?? (await cityProblem(tx, form));
      if (message !== undefined) return { kind: 'refused', message };
      await changeAddress(tx, id, edit);
      return { kind: 'saved', id };
    });
  }

  /** Orders have copies, and a card that was billed there is billed to the primary address (BD-33, X-098, X-142). */
  async remove(session: Session, addressId: string): Promise<AddressOutcome> {
    return this.withOwn(session, addressId, async (tx, { id }) => {
      await forgetBillingAddress(tx, id);
      await dropAddress(tx, id);
      return { kind: 'saved', id };
    });
  }

  /** Only what goods are brought to can be primary (BD-34). */
  async makeDefault(session: Session, addressId: string): Promise<AddressOutcome> {
    return this.withOwn(session, addressId, async (tx, { id, kind }) => {
      if (kind !== 'shipping') return { kind: 'refused', message: NO_SUCH_ADDRESS };
      await clearDefault(tx, session.customerId);
      await changeAddress(tx, id, { isDefault: true });
      return { kind: 'saved', id };
    });
  }

  /** One transaction, in which nobody else changes this customer's addresses. */
  private withOwn(
    session: Session,
    addressId: string,
    act: (tx: Transaction, address: Address) => Promise<AddressOutcome>,
  ): Promise<AddressOutcome> {
    return this.db.transaction(async (tx) => {
      await lockCustomer(tx, session.customerId);
      const address = await findOwnAddress(tx, addressId, session);
      return address ? act(tx, address) : { kind: 'refused', message: NO_SUCH_ADDRESS };
    });
  }
}

/** Compared trimmed and without regard to case (ADDR-37, ADDR-38). */
async function cityProblem(
  db: Database | Transaction,
  { zipcode, city }: Pick<AddressForm, 'zipcode' | 'city'>,
): Promise<string | undefined> {
  const known = (await cityOf(db, zipcode)) ?? (await cityInDirectory(zipcode));
  return known !== undefined && !isSameCity(known, city) ? CITY_MISMATCH : undefined;
}
