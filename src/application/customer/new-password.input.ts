import { Follows } from '../shared/field-rules.input';
import { passwordRule } from './credential-rules.input';

const TOO_SHORT = 'Password must be at least 8 characters.';

/** PWD-04..07; that both are equal is for the server alone to check (PWD-08, X-071). */
export class NewPasswordInput {
  @Follows(passwordRule(TOO_SHORT, 'New password is required.'))
  newPassword = '';

  @Follows(passwordRule(TOO_SHORT, 'Confirm password is required.'))
  confirmPassword = '';

  static of(typed: Partial<NewPasswordInput>): NewPasswordInput {
    return Object.assign(new NewPasswordInput(), typed);
  }
}
