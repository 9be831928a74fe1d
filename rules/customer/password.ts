import type { ValueRule } from '../shared/required';

/** CONST-03 */
const MIN_LENGTH = 8;

/** Counts code points, as the contract's `maxLength` does. */
export const isPasswordTooShort = (password: string): boolean => [...password].length < MIN_LENGTH;

export const PASSWORD_REQUIRED = 'Password is required.';
export const NEW_PASSWORD_REQUIRED = 'New password is required.';
export const CONFIRM_PASSWORD_REQUIRED = 'Confirm password is required.';
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters.';
export const PASSWORDS_DIFFER = 'Passwords must match';

/** Each form has its own messages (AUTH-20, AUTH-21, AUTH-27, PWD-04..07, X-062). */
export const passwordRule =
  (tooShort: string, missing = PASSWORD_REQUIRED): ValueRule =>
  (typed) => {
    if (typed === '') return missing;
    return isPasswordTooShort(typed) ? tooShort : null;
  };
