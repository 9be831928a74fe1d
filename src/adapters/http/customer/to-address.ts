import type { components } from '@cork-and-petal/sdk';
import { Address } from '../../../domain/customer/address';
import type { NewAddress } from '../../../domain/customer/new-address';

/** ENT-30; answers and requests spell the fields differently. */
export const toAddress = (wire: components['schemas']['Address']): Address =>
  Address.of({
    id: String(wire.address_id),
    nickname: wire.address_nickname ?? '',
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    street1: wire.street1 ?? '',
    street2: wire.street2 ?? '',
    city: wire.city ?? '',
    state: wire.state ?? '',
    zipcode: String(wire.zipcode ?? ''),
    phone: wire.telephone ?? '',
    isPrimary: String(wire.default_address) === '1',
  });

/** ENT-32 */
export const toShippingBody = (address: NewAddress, isPrimary: boolean) => ({
  ...addressBody(address),
  default_address: isPrimary ? ('1' as const) : ('0' as const),
  address_type: 'shipping' as const,
});

/** ENT-33; the date of birth is unknown here and sent blank. */
export const toBillingBody = (address: NewAddress, email: string) => ({
  ...addressBody(address),
  billing_address: '1' as const,
  email,
  dob: '',
  address_type: 'billing' as const,
});

/** Both lines are sent as one text, and the zipcode under another name. */
export const toChangeBody = (address: NewAddress) => ({
  street: `${address.street1}\n${address.street2}`,
  first_name: address.firstName,
  last_name: address.lastName,
  postcode: address.zipcode,
  city: address.city,
  state: address.state,
  telephone: address.phone,
});

/** An address, as every call that saves one takes it. */
export const addressBody = (address: NewAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street1: address.street1,
  street2: address.street2,
  city: address.city,
  state: address.state,
  zipcode: address.zipcode,
  nickname: address.nickname,
  telephone: address.phone,
  country: 'US',
});
