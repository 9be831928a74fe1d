import { ADDRESS_RULES } from '../../../rules/customer/address';
import type { NewAddress } from '../../domain/customer/new-address';
import { Follows } from '../shared/field-rules.input';

/** What every address form asks for; the names have texts of their own in each. Address 2 alone may be blank. */
export abstract class AddressRules implements NewAddress {
  abstract firstName: string;
  abstract lastName: string;

  @Follows(ADDRESS_RULES.street1)
  street1 = '';

  street2 = '';

  @Follows(ADDRESS_RULES.zipcode)
  zipcode = '';

  @Follows(ADDRESS_RULES.city)
  city = '';

  @Follows(ADDRESS_RULES.state)
  state = '';

  @Follows(ADDRESS_RULES.nickname)
  nickname = '';

  @Follows(ADDRESS_RULES.phone)
  phone = '';
}
