import type { ValueRule } from '../shared/required';
import { customerRuleTexts } from './texts';

/** CONST-03 */
const MIN_LENGTH = 8;

/** Counts code points, as the contract's `maxLength` does. */
export const isPasswordTooShort = (password: string): boolean => [...password].length < MIN_LENGTH;

export const PASSWORD_REQUIRED = customerRuleTexts.passwordRequired;
export const NEW_PASSWORD_REQUIRED = customerRuleTexts.newPasswordRequired;
export const CONFIRM_PASSWORD_REQUIRED = customerRuleTexts.confirmPasswordRequired;
export const PASSWORD_TOO_SHORT = customerRuleTexts.passwordTooShort;
export const PASSWORDS_DIFFER = customerRuleTexts.passwordsDiffer;

/** Each form has its own messages (AUTH-20, AUTH-21, AUTH-27, PWD-04..07, X-062). */
export const passwordRule =
  (tooShort: string, missing = PASSWORD_REQUIRED): ValueRule =>
  (typed) => {
    if (typed === '') return missing;
    return isPasswordTooShort(typed) ? tooShort : null;
  };
