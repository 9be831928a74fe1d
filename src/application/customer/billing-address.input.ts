import { BILLING_ADDRESS_RULES } from '../../../rules/customer/address';
import { ValidatedBy } from '../shared/field-rules.input';
import { AddressRules } from './address-rules.input';

/** The address form's rules, with two messages in lower case (ADDR-43..45). */
export class BillingAddressInput extends AddressRules {
  @ValidatedBy(BILLING_ADDRESS_RULES.firstName)
  firstName = '';

  @ValidatedBy(BILLING_ADDRESS_RULES.lastName)
  lastName = '';
}
