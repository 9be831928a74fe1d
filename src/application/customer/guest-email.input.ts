import { isEmail } from 'class-validator';
import { EMAIL_MALFORMED, emailRule } from '../../../rules/customer/email';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

/** GUEST-02, GUEST-03 */
export class GuestEmailInput extends FormInput {
  @ValidatedBy(emailRule(EMAIL_MALFORMED, isEmail))
  email = '';
}
