import { Follows } from '../shared/field-rules.input';
import { emailRule } from './credential-rules.input';

/** GUEST-02, GUEST-03 */
export class GuestEmailInput {
  @Follows(emailRule('must be in email format'))
  email = '';

  static of(typed: Partial<GuestEmailInput>): GuestEmailInput {
    return Object.assign(new GuestEmailInput(), typed);
  }
}
