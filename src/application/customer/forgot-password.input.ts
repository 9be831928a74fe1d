import { isEmail } from 'class-validator';
import { emailRule, SIGN_IN_EMAIL_MALFORMED } from '../../../rules/customer/email';
import { Follows } from '../shared/field-rules.input';

/** The sign-in e-mail's texts. */
export class ForgotPasswordInput {
  @Follows(emailRule(SIGN_IN_EMAIL_MALFORMED, isEmail))
  email = '';

  static of(typed: Partial<ForgotPasswordInput>): ForgotPasswordInput {
    return Object.assign(new ForgotPasswordInput(), typed);
  }
}
