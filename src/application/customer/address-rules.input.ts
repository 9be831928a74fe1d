import { ADDRESS_RULES } from '../../../rules/customer/address';
import type { NewAddress } from '../../domain/customer/new-address';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

/** The fields of every address form; each form has its own messages for the names. Only the second line is optional. */
export abstract class AddressRules extends FormInput implements NewAddress {
  abstract firstName: string;
  abstract lastName: string;

  @ValidatedBy(ADDRESS_RULES.street1)
  street1 = '';

  street2 = '';

  @ValidatedBy(ADDRESS_RULES.zipcode)
  zipcode = '';

  @ValidatedBy(ADDRESS_RULES.city)
  city = '';

  @ValidatedBy(ADDRESS_RULES.state)
  state = '';

  @ValidatedBy(ADDRESS_RULES.nickname)
  nickname = '';

  @ValidatedBy(ADDRESS_RULES.phone)
  phone = '';
}
