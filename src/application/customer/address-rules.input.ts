import type { NewAddress } from '../../domain/customer/new-address';
import { phoneProblem } from '../../domain/customer/phone';
import { isUsState } from '../../domain/customer/us-states';
import { zipcodeProblem } from '../../../rules/shared/zipcode';
import { Follows, required } from '../shared/field-rules.input';

/** What every address form asks for; the names have texts of their own in each. Address 2 alone may be blank. */
export abstract class AddressRules implements NewAddress {
  abstract firstName: string;
  abstract lastName: string;

  @Follows(required('Address is required.'))
  street1 = '';

  street2 = '';

  @Follows((typed) => zipcodeProblem(typed, 'Zipcode'))
  zipcode = '';

  @Follows(required('City is required.'))
  city = '';

  /** Of the list, as its two letters (ENT-47). */
  @Follows((typed) => (isUsState(typed.trim().toUpperCase()) ? null : 'State is required.'))
  state = '';

  @Follows(required('Address nickname is required.'))
  nickname = '';

  @Follows(phoneProblem)
  phone = '';
}
