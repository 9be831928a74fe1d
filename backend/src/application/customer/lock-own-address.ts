import type { Address } from '../../domain/customer/address';
import { refused } from '../../domain/customer/customer-refusal';
import type { Transaction } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { Customers } from './customers.port';

/** The customer's address; locks all of the customer's addresses until the transaction ends. */
export async function lockOwnAddress(
  tx: Transaction,
  addressId: number,
  customerId: number,
): Promise<Address> {
  await tx.get(Customers).lock(customerId);
  const address = await tx.get(Addresses).findOwn(addressId, customerId);
  if (!address) throw refused({ kind: 'address-not-found' });
  return address;
}
