import { isEmail } from 'class-validator';
import { emailRule, SIGN_IN_EMAIL_MALFORMED } from '../../../rules/customer/email';
import { ValidatedBy } from '../shared/field-rules.input';

/** The sign-in e-mail's texts. */
export class ForgotPasswordInput {
  @ValidatedBy(emailRule(SIGN_IN_EMAIL_MALFORMED, isEmail))
  email = '';

  static of(typed: Partial<ForgotPasswordInput>): ForgotPasswordInput {
    return Object.assign(new ForgotPasswordInput(), typed);
  }
}
