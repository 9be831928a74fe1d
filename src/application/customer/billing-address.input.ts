import type { NewAddress } from '../../domain/customer/new-address';
import { phoneProblem } from '../../domain/customer/phone';
import { zipcodeProblem } from '../../domain/shared/zipcode';
import { Follows, required } from '../shared/field-rules.input';

/** The address form's rules, with two texts in lower case (ADDR-43..45). */
export class BillingAddressInput implements NewAddress {
  @Follows(required('first name is required.'))
  firstName = '';

  @Follows(required('last name is required.'))
  lastName = '';

  @Follows(required('Address is required.'))
  street1 = '';

  street2 = '';

  @Follows((typed) => zipcodeProblem(typed, 'Zipcode'))
  zipcode = '';

  @Follows(required('City is required.'))
  city = '';

  @Follows(required('State is required.'))
  state = '';

  @Follows(required('Address nickname is required.'))
  nickname = '';

  @Follows(phoneProblem)
  phone = '';

  static of(typed: Partial<NewAddress>): BillingAddressInput {
    return Object.assign(new BillingAddressInput(), typed);
  }
}
