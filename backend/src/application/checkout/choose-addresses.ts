import type { FulfilmentType } from '../../domain/cart/quote';
import { refused } from '../../domain/checkout/checkout-refusal';
import type { Address } from '../../domain/customer/address';
import { Addresses } from '../customer/addresses.port';
import type { Transaction } from '../shared/data-source.port';
import type { PlaceOrderCommand } from './place-order-command';

export interface ChosenAddresses {
  /** undefined: nothing is delivered. */
  delivery: Address | undefined;
  billing: Address;
}

type AddressChoice = Pick<PlaceOrderCommand, 'deliveryAddressId' | 'billingAddressId' | 'session'>;

/**
 * The addresses of an order: the customer's own, the delivery address in the cart's zipcode (BD-48, ADDR-17). Without a
 * billing address the primary one is billed, else the delivery address.
 */
export async function chooseAddresses(
  tx: Transaction,
  choice: AddressChoice,
  order: { zipcode: string; fulfilment: FulfilmentType },
): Promise<ChosenAddresses> {
  const delivery =
    order.fulfilment === 'delivery' ? await deliveryAddress(tx, choice, order.zipcode) : undefined;
  const named = choice.billingAddressId;
  const billing = await billingAddress(tx, choice, delivery);
  if (named !== undefined && !billing) throw refused({ kind: 'address-not-found' });
  const payer = billing ?? delivery;
  if (!payer) throw refused({ kind: 'delivery-address-missing' });
  return { delivery, billing: payer };
}

async function billingAddress(
  tx: Transaction,
  { billingAddressId: id, session }: AddressChoice,
  delivery: Address | undefined,
): Promise<Address | undefined> {
  if (id === undefined) return tx.get(Addresses).findPrimary(session.customerId);
  return id === delivery?.id ? delivery : tx.get(Addresses).findOwn(id, session.customerId);
}

async function deliveryAddress(
  tx: Transaction,
  { deliveryAddressId: id, session }: AddressChoice,
  zipcode: string,
): Promise<Address> {
  if (id === undefined) throw refused({ kind: 'delivery-address-missing' });
  const address = await tx.get(Addresses).findOwn(id, session.customerId);
  if (!address || address.kind !== 'shipping') throw refused({ kind: 'address-not-found' });
  if (address.zipcode !== zipcode) throw refused({ kind: 'address-in-other-zipcode' });
  return address;
}
