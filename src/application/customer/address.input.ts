import type { NewAddress } from '../../domain/customer/new-address';
import { phoneProblem } from '../../domain/customer/phone';
import { zipcodeProblem } from '../../domain/shared/zipcode';
import { Follows, required } from '../shared/field-rules.input';

/** ADDR-23..36; address 2 alone may be blank. */
export class AddressInput implements NewAddress {
  @Follows(required('First name is required.'))
  firstName = '';

  @Follows(required('Last name is required.'))
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

  static of(typed: Partial<NewAddress>): AddressInput {
    return Object.assign(new AddressInput(), typed);
  }
}
