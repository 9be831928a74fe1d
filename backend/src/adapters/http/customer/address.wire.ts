import type { Address } from '../../../domain/customer/address';
import type { Answer } from '../operation';

export function addressesToWire(found: Address[]): Answer<'listAddresses'> {
  if (found.length === 0) return { code: -1, message: 'No addresses yet.', data: [] };
  return { code: 1, data: found.map(addressToWire) };
}

const addressToWire = (address: Address): Answer<'listAddresses'>['data'][number] => ({
  address_id: String(address.id),
  address_type: address.kind,
  address_nickname: address.nickname,
  name: `${address.firstName} ${address.lastName}`,
  firstname: address.firstName,
  lastname: address.lastName,
  street1: address.street1,
  street2: address.street2,
  city: address.city,
  state: address.state,
  country: address.country,
  zipcode: address.zipcode,
  telephone: address.telephone,
  default_address: address.isPrimary ? '1' : '0',
});
