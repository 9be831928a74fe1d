import {
  CONFIRM_PASSWORD_REQUIRED,
  isPasswordTooShort,
  NEW_PASSWORD_REQUIRED,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
} from '../../../../rules/customer/password';

/** Only the server knows which are. */
export const PASSWORD_TOO_COMMON = 'This password is used by many people. Please choose another one.';

/**
 * The form's message for the first rule that a new password breaks (C§5); only this checks that both entries are equal
 * (X-071).
 */
export function passwordProblem(newPassword: string, confirmPassword: string): string | undefined {
  if (newPassword === '') return NEW_PASSWORD_REQUIRED;
  if (confirmPassword === '') return CONFIRM_PASSWORD_REQUIRED;
  if (isPasswordTooShort(newPassword)) return PASSWORD_TOO_SHORT;
  if (newPassword !== confirmPassword) return PASSWORDS_DIFFER;
  return undefined;
}
