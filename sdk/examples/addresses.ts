import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Customer {
  customerId: string;
}
interface Address extends Customer {
  addressId: string;
}

const HOME = {
  first_name: 'Jane',
  last_name: 'Doe',
  city: 'New York',
  state: 'NY',
  telephone: '2125550100',
};

/** A customer's addresses, a line each. */
export async function listAddresses(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(
    await shop.listAddresses({ query: { customerid: customerId }, body: { address_type: 'shipping' } }),
  );
  return data.data.map(({ street1, city, zipcode }) => `${street1}, ${city} ${zipcode}`);
}

/** The same by GET, as the second document has it. */
export async function listAddressesByQuery(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(await shop.listAddressesByQuery({ query: { customerid: customerId } }));
  return data.data.map(({ address_id }) => address_id);
}

/** A new address, to be delivered to and billed at. */
export async function addAddress(shop: ShopClient, { customerId }: Customer) {
  const place = { street1: '350 5th Avenue', zipcode: '10001', nickname: 'Work' };
  const body = { ...HOME, ...place, address_type: 'shipping' as const, billing_address: '1' as const };
  const { data } = orThrow(await shop.addAddress({ query: { customerid: customerId }, body }));
  return data.address_id;
}

/** An address that changed; all of it is sent, the street in one text. */
export async function updateAddress(shop: ShopClient, { addressId }: Address) {
  const body = { ...HOME, address_id: addressId, street: '20 W 34th Street\nFloor 3', postcode: '10001' };
  return orThrow(await shop.updateAddress({ body })).succeeded;
}

/** An address that is gone. Another customer's is answered as one that does not exist. */
export async function deleteAddress(shop: ShopClient, { addressId }: Address) {
  return orThrow(await shop.deleteAddress({ body: { address_id: addressId } })).succeeded;
}

/** The address that the next order is delivered to. */
export async function setDefaultAddress(shop: ShopClient, { customerId, addressId }: Address) {
  const body = { customer_id: customerId, address_id: addressId };
  return orThrow(await shop.setDefaultAddress({ body })).succeeded;
}
