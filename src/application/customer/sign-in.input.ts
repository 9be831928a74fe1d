import { isEmail } from 'class-validator';
import { emailRule, SIGN_IN_EMAIL_MALFORMED } from '../../../rules/customer/email';
import { PASSWORD_TOO_SHORT, passwordRule } from '../../../rules/customer/password';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

/** AUTH-18..21 */
export class SignInInput extends FormInput {
  @ValidatedBy(emailRule(SIGN_IN_EMAIL_MALFORMED, isEmail))
  email = '';

  @ValidatedBy(passwordRule(PASSWORD_TOO_SHORT))
  password = '';
}
