import { ADDRESS_RULES } from '../../../rules/customer/address';
import type { NewAddress } from '../../domain/customer/new-address';
import { ValidatedBy } from '../shared/field-rules.input';
import { AddressRules } from './address-rules.input';

/** ADDR-23..36 */
export class AddressInput extends AddressRules {
  @ValidatedBy(ADDRESS_RULES.firstName)
  firstName = '';

  @ValidatedBy(ADDRESS_RULES.lastName)
  lastName = '';

  static of(typed: Partial<NewAddress>): AddressInput {
    return Object.assign(new AddressInput(), typed);
  }
}
