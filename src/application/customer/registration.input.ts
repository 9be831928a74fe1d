import { CalendarDate } from '../../domain/shared/calendar-date';
import { Follows, required } from '../shared/field-rules.input';
import { emailRule, passwordRule } from './credential-rules.input';

/** Nobody alive was born before it. */
const EARLIEST_YEAR = 1900;
const LONG_AHEAD = CalendarDate.of(9999, 12, 31);

/** AUTH-22..29; what has no rule may be blank. */
export class RegistrationInput {
  @Follows(required('First Name is required.'))
  firstName = '';

  @Follows(required('Last Name is required.'))
  lastName = '';

  @Follows(emailRule('must be in email format'))
  email = '';

  @Follows(passwordRule('Password is too short - should be 8 chars minimum.'))
  password = '';

  @Follows<RegistrationInput>((typed, input) => {
    if (typed === '') return 'Password is required.';
    return typed === input.password ? null : 'Passwords must match';
  })
  confirmPassword = '';

  /** AUTH-09: blank, or MM/DD/YYYY. */
  @Follows<RegistrationInput>((typed, { today }) => {
    const text = typed.trim();
    return text === '' || isDateOfBirth(text, today) ? null : 'Date of birth must be MM/DD/YYYY.';
  })
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

function isDateOfBirth(typed: string, today: CalendarDate): boolean {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  const date = CalendarDate.parse(`${year}-${month}-${day}`);
  return date !== null && date.year >= EARLIEST_YEAR && !today.isBefore(date);
}
