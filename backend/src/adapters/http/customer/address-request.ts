import type { AddressEdit } from '../../../application/customer/edit-address';
import type { AddressDetails } from '../../../domain/customer/address-rules';
import type { Call } from '../operation';

export const parseAddress = (body: Call<'addAddress'>['body']): AddressDetails => ({
  kind: body.address_type,
  nickname: body.nickname.trim(),
  firstName: body.first_name.trim(),
  lastName: body.last_name.trim(),
  street1: body.street1.trim(),
  street2: body.street2?.trim() ?? '',
  city: body.city.trim(),
  state: body.state.trim().toUpperCase(),
  zipcode: body.zipcode.trim(),
  country: body.country?.trim().toUpperCase() || 'US',
  telephone: body.telephone.trim(),
});

/** street is street1, a newline, street2. */
export function parseAddressEdit(body: Call<'updateAddress'>['body']): AddressEdit {
  const [street1 = '', street2 = ''] = body.street.split('\n');
  return {
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    street1: street1.trim(),
    street2: street2.trim(),
    city: body.city.trim(),
    state: body.state.trim().toUpperCase(),
    zipcode: body.postcode.trim(),
    telephone: body.telephone.trim(),
  };
}
