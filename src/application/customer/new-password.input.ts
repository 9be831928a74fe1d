import {
  CONFIRM_PASSWORD_REQUIRED,
  NEW_PASSWORD_REQUIRED,
  PASSWORD_TOO_SHORT,
  passwordRule,
} from '../../../rules/customer/password';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

/** PWD-04..07; only the backend checks that both are equal (PWD-08, X-071). */
export class NewPasswordInput extends FormInput {
  @ValidatedBy(passwordRule(PASSWORD_TOO_SHORT, NEW_PASSWORD_REQUIRED))
  newPassword = '';

  @ValidatedBy(passwordRule(PASSWORD_TOO_SHORT, CONFIRM_PASSWORD_REQUIRED))
  confirmPassword = '';
}
