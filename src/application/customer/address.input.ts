import { ADDRESS_RULES } from '../../../rules/customer/address';
import { ValidatedBy } from '../shared/field-rules.input';
import { AddressRules } from './address-rules.input';

/** ADDR-23..36 */
export class AddressInput extends AddressRules {
  @ValidatedBy(ADDRESS_RULES.firstName)
  firstName = '';

  @ValidatedBy(ADDRESS_RULES.lastName)
  lastName = '';
}
