import { isEmail } from 'class-validator';
import { EMAIL_MALFORMED, emailRule } from '../../../rules/customer/email';
import { ValidatedBy } from '../shared/field-rules.input';

/** GUEST-02, GUEST-03 */
export class GuestEmailInput {
  @ValidatedBy(emailRule(EMAIL_MALFORMED, isEmail))
  email = '';

  static of(typed: Partial<GuestEmailInput>): GuestEmailInput {
    return Object.assign(new GuestEmailInput(), typed);
  }
}
