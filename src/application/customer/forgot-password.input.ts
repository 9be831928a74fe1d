import { Follows } from '../shared/field-rules.input';
import { emailRule } from './credential-rules.input';

/** The sign-in e-mail's texts. */
export class ForgotPasswordInput {
  @Follows(emailRule('Email must be in email format.'))
  email = '';

  static of(typed: Partial<ForgotPasswordInput>): ForgotPasswordInput {
    return Object.assign(new ForgotPasswordInput(), typed);
  }
}
