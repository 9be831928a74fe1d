import { required } from '../shared/required';
import { PASSWORD_REQUIRED, passwordRule, PASSWORDS_DIFFER } from './password';
import { customerRuleTexts } from './texts';

/** The earliest accepted date of birth. */
const EARLIEST_DATE_OF_BIRTH = '1900-01-01';

/** The fields of the registration form, except for the e-mail; what has no rule may be blank (AUTH-22..29, X-061). */
export const REGISTRATION_RULES = {
  firstName: required(customerRuleTexts.registrationFirstNameRequired),
  lastName: required(customerRuleTexts.registrationLastNameRequired),
  password: passwordRule(customerRuleTexts.registrationPasswordTooShort),
  confirmPassword(typed: string, password: string): string | null {
    if (typed === '') return PASSWORD_REQUIRED;
    return typed === password ? null : PASSWORDS_DIFFER;
  },
  /** AUTH-09: blank, or MM/DD/YYYY and not after today, which is YYYY-MM-DD. */
  dateOfBirth(typed: string, today: string): string | null {
    if (typed.trim() === '') return null;
    const date = isoDateOf(typed.trim());
    const isPossible = date !== undefined && date >= EARLIEST_DATE_OF_BIRTH && date <= today;
    return isPossible ? null : customerRuleTexts.dateOfBirthInvalid;
  },
};

/** `1990-04-23` of `04/23/1990`, or undefined if there is no such date. */
export function isoDateOf(typed: string): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
