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

/** Lists the addresses of a customer, one per line. */
export async function listAddresses(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(
    await shop.listAddresses({ query: { customerid: customerId }, body: { address_type: 'shipping' } }),
  );
  return data.data.map(({ street1, city, zipcode }) => `${street1}, ${city} ${zipcode}`);
}

/** The same with GET, the form of the second specification document. */
export async function listAddressesByQuery(shop: ShopClient, { customerId }: Customer) {
  const { data } = orThrow(await shop.listAddressesByQuery({ query: { customerid: customerId } }));
  return data.data.map(({ address_id }) => address_id);
}

/** Adds an address for both delivery and billing. */
export async function addAddress(shop: ShopClient, { customerId }: Customer) {
  const place = { street1: '350 5th Avenue', zipcode: '10001', nickname: 'Work' };
  const body = { ...HOME, ...place, address_type: 'shipping' as const, billing_address: '1' as const };
  const { data } = orThrow(await shop.addAddress({ query: { customerid: customerId }, body }));
  return data.address_id;
}

/** Updates an address. Every field is sent, and the street as one text. */
export async function updateAddress(shop: ShopClient, { addressId }: Address) {
  const body = { ...HOME, address_id: addressId, street: '20 W 34th Street\nFloor 3', postcode: '10001' };
  return orThrow(await shop.updateAddress({ body })).succeeded;
}

/** Deletes an address. Another customer's address is answered like one that does not exist. */
export async function deleteAddress(shop: ShopClient, { addressId }: Address) {
  return orThrow(await shop.deleteAddress({ body: { address_id: addressId } })).succeeded;
}

/** Makes an address the default for the next order. */
export async function setDefaultAddress(shop: ShopClient, { customerId, addressId }: Address) {
  const body = { customer_id: customerId, address_id: addressId };
  return orThrow(await shop.setDefaultAddress({ body })).succeeded;
}
