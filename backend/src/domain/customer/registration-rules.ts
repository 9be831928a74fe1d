import { REGISTRATION_RULES as rules } from '../../../../rules/customer/registration';
import { emailProblem } from './email';

export interface RegistrationInput {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  /** MM/DD/YYYY or blank. */
  dateOfBirth: string;
  country: string;
}

/** The form's message for the first rule that is broken, in the form's order (C§5, X-061, X-062). */
export function registrationProblem(input: RegistrationInput, now: Date): string | undefined {
  const problems = [
    rules.firstName(input.firstName),
    rules.lastName(input.lastName),
    emailProblem(input.email),
    rules.password(input.password),
    rules.confirmPassword(input.confirmPassword, input.password),
    rules.dateOfBirth(input.dateOfBirth, now.toISOString().slice(0, 10)),
    /^[A-Za-z]{2}$/.test(input.country) ? null : 'Country must be a two-letter code.',
  ];
  return problems.find((problem) => problem !== null) ?? undefined;
}
