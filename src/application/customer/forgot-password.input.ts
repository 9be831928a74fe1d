import { isEmail } from 'class-validator';
import { emailRule, SIGN_IN_EMAIL_MALFORMED } from '../../../rules/customer/email';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

/** The same messages as for the e-mail address at sign-in. */
export class ForgotPasswordInput extends FormInput {
  @ValidatedBy(emailRule(SIGN_IN_EMAIL_MALFORMED, isEmail))
  email = '';
}
