import { isEmail } from './email';
import { isTooShort } from './password-rules';

export interface RegistrationForm {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  /** MM/DD/YYYY or blank. */
  dateOfBirth: string;
  country: string;
}

type Rule = readonly [breaks: (form: RegistrationForm, today: string) => boolean, message: string];

/** The rules of the form, in its order, with its texts (C§5, X-061, X-062). */
const RULES: readonly Rule[] = [
  [({ firstName }) => firstName === '', 'First Name is required.'],
  [({ lastName }) => lastName === '', 'Last Name is required.'],
  [({ email }) => email === '', 'Email is required.'],
  [({ email }) => !isEmail(email), 'must be in email format'],
  [({ password }) => password === '', 'Password is required.'],
  [({ password }) => isTooShort(password), 'Password is too short - should be 8 chars minimum.'],
  [({ confirmPassword }) => confirmPassword === '', 'Password is required.'],
  [({ password, confirmPassword }) => password !== confirmPassword, 'Passwords must match'],
  [
    ({ dateOfBirth }, today) => dateOfBirth !== '' && !isPastDate(dateOfBirth, today),
    'Date of birth must be MM/DD/YYYY.',
  ],
  [({ country }) => !/^[A-Za-z]{2}$/.test(country), 'Country must be a two-letter code.'],
];

/** What the form says about the first rule that is broken. */
export function registrationProblem(form: RegistrationForm, now: Date): string | undefined {
  const today = now.toISOString().slice(0, 10);
  return RULES.find(([breaks]) => breaks(form, today))?.[1];
}

function isPastDate(typed: string, today: string): boolean {
  const iso = isoDateOf(typed);
  return iso !== undefined && iso >= '1900-01-01' && iso <= today;
}

/** `1990-04-23` of `04/23/1990`, or undefined when it is no day of the calendar. */
export function isoDateOf(typed: string): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
