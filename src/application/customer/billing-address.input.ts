import type { NewAddress } from '../../domain/customer/new-address';
import { Follows, required } from '../shared/field-rules.input';
import { AddressRules } from './address-rules.input';

/** The address form's rules, with two texts in lower case (ADDR-43..45). */
export class BillingAddressInput extends AddressRules {
  @Follows(required('first name is required.'))
  firstName = '';

  @Follows(required('last name is required.'))
  lastName = '';

  static of(typed: Partial<NewAddress>): BillingAddressInput {
    return Object.assign(new BillingAddressInput(), typed);
  }
}
