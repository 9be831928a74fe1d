import { Follows } from '../shared/field-rules.input';
import { emailRule, passwordRule } from './credential-rules.input';

/** AUTH-18..21 */
export class SignInInput {
  @Follows(emailRule('Email must be in email format.'))
  email = '';

  @Follows(passwordRule('Password must be at least 8 characters.'))
  password = '';

  static of(typed: Partial<SignInInput>): SignInInput {
    return Object.assign(new SignInInput(), typed);
  }
}
