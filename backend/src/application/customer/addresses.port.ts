import type { Address } from '../../domain/customer/address';
import type { AddressForm } from '../../domain/customer/address-rules';
import type { AddressKind } from '../../domain/customer/address-kind';

export interface NewAddress extends AddressForm {
  customerId: number;
  isDefault: boolean;
  createdAt: Date;
}

export abstract class Addresses {
  /** A customer's addresses of one kind, the primary one first (ADDR-15). */
  abstract of(customerId: number, kind: AddressKind): Promise<Address[]>;

  abstract findOwn(id: number, customerId: number): Promise<Address | undefined>;

  /** The address that the customer made the default for shipping. */
  abstract findPrimary(customerId: number): Promise<Address | undefined>;

  /** The id of the customer's address that says exactly the same, if there is one. */
  abstract findSame(customerId: number, form: AddressForm): Promise<number | undefined>;

  /** The new address's id. */
  abstract insert(address: NewAddress): Promise<number>;

  /** Of an address whose owner has been checked, as `delete`. */
  abstract update(id: number, change: Partial<Omit<Address, 'id'>>): Promise<void>;
  abstract delete(id: number): Promise<void>;

  /** The customer has no primary address any more. */
  abstract clearPrimary(customerId: number): Promise<void>;
}
