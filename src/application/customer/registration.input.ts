import { isEmail } from 'class-validator';
import { EMAIL_MALFORMED, emailRule } from '../../../rules/customer/email';
import { REGISTRATION_RULES } from '../../../rules/customer/registration';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { Follows } from '../shared/field-rules.input';

const LONG_AHEAD = CalendarDate.of(9999, 12, 31);

/** AUTH-22..29; what has no rule may be blank. */
export class RegistrationInput {
  @Follows(REGISTRATION_RULES.firstName)
  firstName = '';

  @Follows(REGISTRATION_RULES.lastName)
  lastName = '';

  @Follows(emailRule(EMAIL_MALFORMED, isEmail))
  email = '';

  @Follows(REGISTRATION_RULES.password)
  password = '';

  @Follows<RegistrationInput>((typed, { password }) => REGISTRATION_RULES.confirmPassword(typed, password))
  confirmPassword = '';

  /** AUTH-09: blank, or MM/DD/YYYY. */
  @Follows<RegistrationInput>((typed, { today }) => REGISTRATION_RULES.dateOfBirth(typed, today.iso))
  dateOfBirth = '';

  gender = '';

  country = 'US';

  wantsNewsletter = false;

  /** Nobody was born after it. */
  today: CalendarDate = LONG_AHEAD;

  static of(typed: Partial<RegistrationInput>): RegistrationInput {
    return Object.assign(new RegistrationInput(), typed);
  }
}
