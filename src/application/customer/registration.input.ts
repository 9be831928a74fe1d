import { isEmail } from 'class-validator';
import { EMAIL_MALFORMED, emailRule } from '../../../rules/customer/email';
import { REGISTRATION_RULES } from '../../../rules/customer/registration';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { FormInput, ValidatedBy } from '../shared/field-rules.input';

const FAR_FUTURE = CalendarDate.of(9999, 12, 31);

/** AUTH-22..29; fields without a rule may be blank. */
export class RegistrationInput extends FormInput {
  @ValidatedBy(REGISTRATION_RULES.firstName)
  firstName = '';

  @ValidatedBy(REGISTRATION_RULES.lastName)
  lastName = '';

  @ValidatedBy(emailRule(EMAIL_MALFORMED, isEmail))
  email = '';

  @ValidatedBy(REGISTRATION_RULES.password)
  password = '';

  @ValidatedBy<RegistrationInput>((typed, { password }) =>
    REGISTRATION_RULES.confirmPassword(typed, password),
  )
  confirmPassword = '';

  /** AUTH-09: blank, or MM/DD/YYYY. */
  @ValidatedBy<RegistrationInput>((typed, { today }) => REGISTRATION_RULES.dateOfBirth(typed, today.iso))
  dateOfBirth = '';

  gender = '';

  country = 'US';

  wantsNewsletter = false;

  /** The latest valid date of birth. */
  today: CalendarDate = FAR_FUTURE;
}
