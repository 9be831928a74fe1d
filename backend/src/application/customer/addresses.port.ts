import type { Address } from '../../domain/customer/address';
import type { AddressDetails } from '../../domain/customer/address-rules';
import type { AddressKind } from '../../domain/customer/address-kind';

export interface NewAddress extends AddressDetails {
  customerId: number;
  isPrimary: boolean;
  createdAt: Date;
}

export abstract class Addresses {
  /** A customer's addresses of one kind, the primary first (ADDR-15). */
  abstract of(customerId: number, kind: AddressKind): Promise<Address[]>;

  abstract findOwn(id: number, customerId: number): Promise<Address | undefined>;

  /** The customer's default shipping address. */
  abstract findPrimary(customerId: number): Promise<Address | undefined>;

  /** The id of the customer's address with exactly these fields, if there is one. */
  abstract findSame(customerId: number, details: AddressDetails): Promise<number | undefined>;

  /** Returns the new address's id. */
  abstract insert(address: NewAddress): Promise<number>;

  /** The caller has checked that the customer owns the address; so for `delete`. */
  abstract update(id: number, change: Partial<Omit<Address, 'id'>>): Promise<void>;
  abstract delete(id: number): Promise<void>;

  /** Unsets the customer's primary address. */
  abstract clearPrimary(customerId: number): Promise<void>;
}
