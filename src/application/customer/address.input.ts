import type { NewAddress } from '../../domain/customer/new-address';
import { Follows, required } from '../shared/field-rules.input';
import { AddressRules } from './address-rules.input';

/** ADDR-23..36 */
export class AddressInput extends AddressRules {
  @Follows(required('First name is required.'))
  firstName = '';

  @Follows(required('Last name is required.'))
  lastName = '';

  static of(typed: Partial<NewAddress>): AddressInput {
    return Object.assign(new AddressInput(), typed);
  }
}
